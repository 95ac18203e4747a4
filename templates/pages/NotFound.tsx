// The page for any path that does not exist (D7). client/boot.ts logs the path.
import type { NotFoundContent } from '../model';
import { Missing } from './Missing';

export function NotFound({ code, title, lede, action }: NotFoundContent) {
  return (
    <Missing name="not-found" code={code} title={title} lede={lede}>
      <p className="buttons">
        <a className="button" href={action.href}>
          {action.label}
        </a>
      </p>
    </Missing>
  );
}
