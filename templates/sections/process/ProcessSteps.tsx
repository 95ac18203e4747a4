// Numbered steps, in the order of the work.
import { StepDrawing } from '../../art/services/small';
import { bandClass } from '../parts/bandClass';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { processSchema } from './schema';

export function ProcessSteps({ section }: SectionProps<typeof processSchema>) {
  return (
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
  );
}

/** Six steps are two rows of three; fewer stand in one row. */
function perRow(count: number): string {
  return { 4: 'four', 5: 'five' }[count] ?? 'three';
}
