// The dark band that asks for the call: a sentence, a quote button, the number.
import { z } from 'zod';
import { line, link, paragraph } from '../fields';
import { Title } from '../Title';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';

export const callBand = defineSection({
  type: 'call-band',
  fields: { title: line, lede: paragraph, actions: z.array(link).min(1).max(3), emergency: z.boolean().optional() },
  Component: ({ section }) => (
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
  ),
});
