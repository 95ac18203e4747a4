// The contact section: what happens next and the number on the left, the form on the right.
import { Island } from '../Island';
import type { ContactModel } from '../model';
import { Title } from '../Title';

export function Contact({ title, lede, phone, callLabel, emergencyCall, hours, steps, form, place }: ContactModel & { place: string | undefined }) {
  return (
    <section className="contact band band--sand" id="contact" data-section="contact">
      <div className="wrap split-5-6">
        <div className="contact__words">
          <h2 id={`${form.id}-title`}>
            <Title text={title} place={place} />
          </h2>
          <p className="lede">{lede}</p>
          <p className="contact__call" data-emergency={emergencyCall ? '' : undefined}>
            <span className="soft">{callLabel}</span> <a href={phone.href}>{phone.display}</a>
          </p>
          <div className="contact__more">
            <Hours hours={hours} />
            <ol className="contact__steps">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
        <div className="contact__form">
          <Island name="contact" props={form} />
        </div>
      </div>
    </section>
  );
}

function Hours({ hours }: Pick<ContactModel, 'hours'>) {
  return (
    <table className="contact__hours">
      <tbody>
        {hours.map((row) => (
          <tr key={row.days}>
            <th scope="row">{row.days}</th>
            <td>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
