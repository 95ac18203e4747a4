// The screen for an unexpected failure, for hosts and the local server (D8 b): the status, and a number that still works.
import type { ServerErrorContent } from '../model';

export function ServerError({ code, title, lede, phone, callLabel, action }: ServerErrorContent) {
  return (
    <section className="missing wrap" data-section="server-error">
      <p className="missing__code">{code}</p>
      <div className="missing__text">
        <h1 className="missing__title">{title}</h1>
        <p className="lede">{lede}</p>
        <p className="missing__call">
          {callLabel}{' '}
          <a className="phone-number" href={phone.href}>
            {phone.display}
          </a>
        </p>
        <p className="buttons">
          <a className="button" href={action.href}>
            {action.label}
          </a>
        </p>
      </div>
    </section>
  );
}
