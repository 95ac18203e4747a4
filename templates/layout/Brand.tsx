// The name that leads home, with the mark before it: the site's own, or the design's roof, or none.
import type { HeaderModel, MarkModel } from '../frameModel';
import { Mark } from './Mark';

export interface BrandProps extends Pick<HeaderModel, 'home' | 'company' | 'roof'> {
  mark: MarkModel | null;
}

export function Brand({ home, company, roof, mark }: BrandProps) {
  return (
    <a className="brand" href={home}>
      {mark ? <img className="mark mark--own" {...mark} alt="" /> : null}
      {roof && !mark ? <Mark /> : null}
      {company}
    </a>
  );
}
