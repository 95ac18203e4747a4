// Over the form when something has to be put right: how many things, and a link into each field. What to do about it stands beside
// the field, and the focus goes to the first.
import type { MouseEvent } from 'react';
import type { Problems } from './checks';
import type { CheckedField, LeadFormModel } from './model';

interface SummaryProps extends Pick<LeadFormModel, 'id' | 'rules'> {
  labels: Partial<Record<CheckedField, string>>;
  problems: Problems;
  submitCount: number;
  /** Some of what was found has been put right since. */
  corrected: boolean;
}

/** Said once for each press of the button: what is put right goes from it without a word, while the visitor writes. */
export function Summary({ id, rules, labels, problems, submitCount, corrected }: SummaryProps) {
  const names = Object.keys(problems) as CheckedField[];
  return (
    <div role="alert" aria-live={corrected ? 'off' : undefined}>
      {names.length === 0 ? null : (
        <div className="problems" key={submitCount}>
          <p>
            <strong>{rules.summary[names.length - 1]}</strong> {rules.kept}
          </p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${id}-${name}`} onClick={enter}>
                  {labels[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The address of the page stays as it is. */
function enter(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
