// The page for any path that does not exist (D7). client/boot.ts logs the path.
import { MissingTile } from '../art/missingTile';
import type { NotFoundContent } from '../model';
import { Missing } from './Missing';

export function NotFound({ code, title, lede, roof, action }: NotFoundContent) {
  return (
    <Missing name="not-found" code={code} title={title} lede={lede} drawing={roof ? <MissingTile /> : null}>
      <p className="buttons">
        <a className="button" href={action.href}>
          {action.label}
        </a>
      </p>
    </Missing>
  );
}
