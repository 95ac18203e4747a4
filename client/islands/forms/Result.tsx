// What came of sending, beside the form: for those who missed the toast, which is what is announced.
import { type ReactNode, useState } from 'react';
import type { LeadFormModel, Message } from './model';
import type { Status } from './useLeadForm';

export function Result({ status, saved, failed }: { status: Status } & Pick<LeadFormModel, 'saved' | 'failed'>) {
  if (status === 'saved') return <Words kind="saved" message={saved} />;
  if (status === 'failed') {
    return (
      <Words kind="failed" message={failed}>
        <PageNumber />
      </Words>
    );
  }
  return null;
}

function Words({ kind, message, children }: { kind: 'saved' | 'failed'; message: Message; children?: ReactNode }) {
  return (
    <div className={`result result--${kind}`} tabIndex={-1}>
      <p>
        <strong>{message.title}</strong>
      </p>
      <p>{message.description}</p>
      {children}
    </div>
  );
}

/** The page's own number (D23), also in a form that is the same on every page: the page has it in its template for trouble. */
function PageNumber() {
  // Found at once, not in an effect: the message has its full height when it is brought into view. No server renders it.
  const [link] = useState(pageNumber);
  return link === null ? null : (
    <p>
      <a href={link.href}>{link.text}</a>
    </p>
  );
}

function pageNumber(): { href: string; text: string } | null {
  const found = document.querySelector<HTMLTemplateElement>('template[data-trouble]')?.content.querySelector('a');
  return found ? { href: found.href, text: found.textContent } : null;
}
