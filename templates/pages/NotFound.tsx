// The page for any path that does not exist (D7). client/boot.ts logs the path.
import type { NotFoundContent } from '../model';

export function NotFound({ code, title, lede, action }: NotFoundContent) {
  return (
    <section className="missing wrap" data-section="not-found">
      <p className="missing__code">{code}</p>
      <div className="missing__text">
        <h1 className="missing__title">{title}</h1>
        <p className="lede">{lede}</p>
        <p className="buttons">
          <a className="button" href={action.href}>
            {action.label}
          </a>
        </p>
      </div>
    </section>
  );
}
