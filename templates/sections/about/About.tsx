// Who is behind the name: the story, reasons to choose them, four figures.
import { RoofPlan } from '../../art/roofPlan';
import { Title } from '../../Title';
import { bandClass } from '../parts/bandClass';
import { DimensionString } from '../parts/DimensionString';
import type { SectionProps } from '../schema';
import type { aboutSchema } from './schema';

export function About({ section }: SectionProps<typeof aboutSchema>) {
  return (
    <section className={`about ${bandClass(section.background)}`} data-section={section.name ?? 'about'} id="about">
      <div className="wrap">
        <div className="split-5-6">
          <div className="about__story">
            <h2>
              <Title text={section.title} />
            </h2>
            {section.drawing ? <RoofPlan {...section.drawing} /> : <Story {...section} />}
          </div>
          <div className="about__why">
            {section.drawing ? <Story {...section} /> : null}
            <h3>{section.reasons.title}</h3>
            <ul className="reasons">
              {section.reasons.items.map(({ title, text }) => (
                <li className="reasons__item" data-item key={title}>
                  <strong>{title}</strong>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <DimensionString items={section.stats} count />
      </div>
    </section>
  );
}

function Story({ lede, paragraphs }: { lede: string; paragraphs: string[] }) {
  return (
    <>
      <p className="lede">{lede}</p>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
