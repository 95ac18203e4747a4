// The screen for an unexpected failure, for hosts and the local server (D8 b): the status, and a number that still works.
import type { ServerErrorContent } from '../model';
import { Missing } from './Missing';

export function ServerError({ code, title, lede, phone, callLabel, action }: ServerErrorContent) {
  return (
    <Missing name="server-error" code={code} title={title} lede={lede}>
      <p className="buttons">
        <a className="button" href={phone.href}>
          {callLabel} {phone.display}
        </a>
        <a className="button button--line" href={action.href}>
          {action.label}
        </a>
      </p>
    </Missing>
  );
}
