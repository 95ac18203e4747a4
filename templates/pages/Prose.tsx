// A page of plain text, like the privacy page.
import type { ProseContent } from '../model';

export function Prose({ title, lede, parts }: ProseContent) {
  return (
    <article className="prose wrap" data-section="prose">
      <h1 className="prose__title">{title}</h1>
      {lede ? <p className="lede">{lede}</p> : null}
      {parts.map((part) => (
        <section id={part.id} key={part.id} data-section={part.id}>
          <h2 className="prose__heading">{part.title}</h2>
          {part.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {part.items.length > 0 ? (
            <ul className="tick">
              {part.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </article>
  );
}
