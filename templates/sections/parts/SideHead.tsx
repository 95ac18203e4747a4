// The head of a section whose list stands beside it: its title, a sentence, and whatever else belongs under them.
import type { ReactNode } from 'react';
import { Title } from '../../Title';

export function SideHead({ title, lede, children }: { title: string; lede: string | undefined; children?: ReactNode }) {
  return (
    <div>
      <h2>
        <Title text={title} />
      </h2>
      {lede === undefined ? null : <p className="lede">{lede}</p>}
      {children}
    </div>
  );
}
