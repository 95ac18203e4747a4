// Kinds of work side by side on one background line; a column that has a page is a link as a whole.
import type { ReactNode } from 'react';
import { z } from 'zod';
import { StreetDrawing } from '../art/services/small';
import { image, line, link, paragraph, slug, target } from '../fields';
import { defineSection, type PlannedSection } from './define';
import { bandClass } from './parts/bandClass';
import { SectionHead } from './parts/SectionHead';

const fields = {
  /** The id of the section, where menus point to it (home: services). */
  anchor: slug.optional(),
  title: line,
  lede: paragraph.optional(),
  /** Each of four columns under the building that its work is done on (templates/art/services/street.ts). */
  drawing: z.literal('street').optional(),
  items: z
    .array(
      z.strictObject({
        title: line,
        description: paragraph,
        features: z.array(line).min(1).max(8),
        to: target.optional(),
        image: image.optional(),
      }),
    )
    .min(1)
    .max(12),
  banner: z.strictObject({ text: line, actions: z.array(link).min(1).max(2) }).optional(),
};

type Model = PlannedSection<'services', typeof fields>;

export const services = defineSection({
  type: 'services',
  fields,
  Component: ({ section }) => (
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
  ),
});

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
