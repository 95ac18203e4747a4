// Placeholders, samples and whatever else a production build refuses: to settle in a preview, an error on a site that is live.
import { join } from 'node:path';
import type { Problem } from '../problem';
import type { AuditContext } from './context';

/** Claims without proof are told in claims.ts, with what could be said instead. */
export function launchProblems({ data, production }: Pick<AuditContext, 'data' | 'production'>, refusals: readonly Problem[]): Problem[] {
  const claims = join(data, 'claims.yaml');
  return refusals.filter(({ file }) => file !== claims).map((problem) => ({ ...problem, severity: production ? ('error' as const) : ('warning' as const) }));
}
