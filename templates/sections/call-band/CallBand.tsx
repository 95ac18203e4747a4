// The dark band that asks for the call: a sentence, a quote button, the number.
import { Title } from '../../Title';
import { bandClass } from '../parts/bandClass';
import type { SectionProps } from '../schema';
import type { callBandSchema } from './schema';

export function CallBand({ section }: SectionProps<typeof callBandSchema>) {
  return (
    <section
      className={`call-band ${bandClass(section.background)} on-ink`}
      data-section={section.name ?? 'call-band'}
      data-emergency={section.emergency ? '' : undefined}
    >
      <div className="wrap">
        <div>
          <h2>
            <Title text={section.title} />
          </h2>
          <p className="lede">{section.lede}</p>
        </div>
        <p className="buttons buttons--stack">
          {section.actions.map((action, index) => (
            <a className={index === 0 ? 'button' : 'button button--line'} href={action.href} key={action.label}>
              {action.label}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
