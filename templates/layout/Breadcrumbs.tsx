// The way back from a page to those above it, in one line of small text.
import type { BreadcrumbsModel } from '../model';

export function Breadcrumbs({ label, above, here }: BreadcrumbsModel) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {above.map((page) => (
          <li key={page.href}>
            <a href={page.href}>{page.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
