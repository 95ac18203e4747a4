// A page of plain text, like the privacy page: headings at the left, what they stand for at the right, rules between.
import { Breadcrumbs } from '../layout/Breadcrumbs';
import type { PixelChoiceModel, ProseContent } from '../model';

export function Prose({ breadcrumbs, title, lede, parts }: ProseContent) {
  return (
    <article className="prose wrap" data-section="prose">
      {breadcrumbs ? <Breadcrumbs {...breadcrumbs} /> : null}
      <h1>{title}</h1>
      {lede ? <p className="lede">{lede}</p> : null}
      <div className="prose__parts">
        {parts.map((part) => (
          <Part {...part} key={part.id} />
        ))}
      </div>
    </article>
  );
}

function Part({ id, title, paragraphs, items, control }: ProseContent['parts'][number]) {
  return (
    <section id={id} data-section={id}>
      <h2>{title}</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items.length > 0 ? (
          <ul className="tick">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
        {control ? <PixelChoice id={`${id}-said`} {...control} /> : null}
      </div>
    </section>
  );
}

/** Nothing to press until its script runs, and everything said around it is true without. */
function PixelChoice({ id, label, states, ...words }: PixelChoiceModel & { id: string }) {
  return (
    <div
      className="pixel-choice"
      data-control="pixel-choice"
      data-turned-on={words.turnedOn}
      data-turned-off={words.turnedOff}
      data-signal={words.signal}
      data-blocked={words.blocked}
      hidden
    >
      <button className="pixel-choice__switch" type="button" role="switch" aria-checked="false" aria-describedby={id}>
        {label}
        <span className="pixel-choice__track" aria-hidden="true" />
        <span className="pixel-choice__states" aria-hidden="true">
          <span>{states.on}</span>
          <span>{states.off}</span>
        </span>
      </button>
      <p className="pixel-choice__said" id={id} role="status" />
    </div>
  );
}
