// Kinds of work side by side on one ground line; a column that has a page is a link as a whole.
import type { ReactNode } from 'react';
import { StreetDrawing } from '../../art/services/small';
import { bandClass } from '../parts/bandClass';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { servicesSchema } from './schema';

type Model = SectionProps<typeof servicesSchema>['section'];

export function Services({ section }: SectionProps<typeof servicesSchema>) {
  return (
    <section className={`services ${bandClass(section.background)}`} data-section={section.name ?? 'services'} id={section.anchor}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ul className="services__street">
          {section.items.map((item, index) => (
            <Column {...item} drawing={section.drawing ? <StreetDrawing building={index} /> : null} key={item.title} />
          ))}
        </ul>
        {section.banner ? <Banner {...section.banner} /> : null}
      </div>
    </section>
  );
}

function Column({ title, description, features, href, image, drawing }: Model['items'][number] & { drawing: ReactNode }) {
  return (
    <li className="service" data-item>
      {drawing}
      {image ? <img className="service__image" src={image.src} alt={image.alt} loading="lazy" /> : null}
      <h3>
        {href === undefined ? (
          title
        ) : (
          <a className="service__link" href={href}>
            {title}
          </a>
        )}
      </h3>
      <p>{description}</p>
      <ul className="tick">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}

function Banner({ text, actions }: NonNullable<Model['banner']>) {
  return (
    <div className="services__banner">
      <p className="services__text">{text}</p>
      <p className="buttons">
        {actions.map((action, index) => (
          <a className={index === 0 ? 'button' : 'button button--line'} href={action.href} key={action.label}>
            {action.label}
          </a>
        ))}
      </p>
    </div>
  );
}
