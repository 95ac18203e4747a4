// Over the form when something has to be put right: how many fields, and the way to each.
import type { Problems } from './checks';

export function Summary({ id, problems, words }: { id: string; problems: Problems; words: string }) {
  const found = Object.entries(problems);
  if (found.length === 0) return null;
  return (
    <div className="problems" role="alert">
      <p>
        <strong>{words}</strong>
      </p>
      <ul>
        {found.map(([name, problem]) => (
          <li key={name}>
            <a href={`#${id}-${name}`}>{problem}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
