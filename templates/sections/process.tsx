// Numbered steps, in the order of the work.
import { z } from 'zod';
import { StepDrawing } from '../art/services/small';
import { SERIES_NAMES } from '../art/services/steps/index';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { SectionHead } from './parts/SectionHead';

const step = z.strictObject({ title: line, text: paragraph });

export const process = defineSection({
  type: 'process',
  fields: {
    title: line,
    lede: paragraph.optional(),
    /** A series of small drawings, one for each step (templates/art/services/steps). */
    drawing: z.enum(SERIES_NAMES).optional(),
    items: z.array(step).min(3).max(6),
  },
  Component: ({ section }) => (
    <section className={`process ${bandClass(section.background)}`} data-section={section.name ?? 'process'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ol className={`process__list process__list--${perRow(section.items.length)}`}>
          {section.items.map((item, index) => (
            <li className="process__step" data-item key={item.title}>
              {section.drawing ? <StepDrawing series={section.drawing} step={index} /> : null}
              <span className="process__number">{index + 1}</span>
              <div className="process__text">
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
});

/** Six steps are two rows of three; fewer stand in one row. */
function perRow(count: number): string {
  return { 4: 'four', 5: 'five' }[count] ?? 'three';
}
