// What only a running script can operate, and what else can be done where none runs, or ours does not come: one shows in the other's
// place (client/styles/layout/contact.css), and both have their room from the start.
import type { ReactNode } from 'react';

interface Props {
  className?: string;
  /** Words and the number to call. */
  otherwise: ReactNode;
  children: ReactNode;
}

export function Scripted({ className = '', otherwise, children }: Props) {
  return (
    <div className="scripted">
      {/* First, and so below: whatever somebody else puts around it lies over no button. */}
      <p className="notice scripted__otherwise">{otherwise}</p>
      <div className={className}>{children}</div>
    </div>
  );
}
