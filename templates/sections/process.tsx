// Numbered steps, in the order of the work.
import { z } from 'zod';
import { Drawing, type Stroke, Strokes } from '../art/drawing';
import { SERIES, SERIES_NAMES, STEP_FRAME } from '../art/services/steps/index';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { SectionHead } from './parts/SectionHead';
import { bandClass } from './parts/bandClass';

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
    <section className={`process ${bandClass(section.ground)}`} data-section={section.name ?? 'process'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ol className={`process__list process__list--${perRow(section.items.length)}`}>
          {section.items.map((item, index) => (
            <li className="process__step" data-item key={item.title}>
              <StepDrawing strokes={section.drawing && SERIES[section.drawing][index]} />
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

function StepDrawing({ strokes }: { strokes: readonly Stroke[] | undefined }) {
  if (!strokes) return null;
  return (
    <Drawing name="step" box={STEP_FRAME}>
      <Strokes strokes={strokes} />
    </Drawing>
  );
}

/** Six steps are two rows of three; fewer stand in one row. */
function perRow(count: number): string {
  return { 4: 'four', 5: 'five' }[count] ?? 'three';
}
