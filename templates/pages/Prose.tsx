// A page of plain text, like the privacy page: headings at the left, what they stand for at the right, rules between.
import { Breadcrumbs } from '../layout/Breadcrumbs';
import type { ProseContent } from '../model';

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

function Part({ id, title, paragraphs, items }: ProseContent['parts'][number]) {
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
      </div>
    </section>
  );
}
