// Data of a file as it is on a page: tokens filled in, each target `to` resolved into `href`.
import { NOT_SHOWN, type Resolved } from '../../templates/sections/schema';
import { type LinkContext, resolveTarget } from '../content/site/links';
import { fillText, type Tokens } from '../content/site/tokens';
import { hrefOf, imageFile } from '../content/site/url';

export interface Context {
  tokens: Tokens;
  here: LinkContext;
}

const notShown: ReadonlySet<string> = new Set(NOT_SHOWN);

export function resolveContent<T>(value: T, context: Context): Resolved<T> {
  return plan(value, context) as Resolved<T>;
}

function plan(value: unknown, context: Context): unknown {
  if (typeof value === 'string') return fillText(value, context.tokens);
  if (Array.isArray(value)) return value.map((item) => plan(item, context));
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (notShown.has(key)) continue;
    if (key === 'to' && typeof item === 'string') result.href = resolveTarget(item, context.here);
    else if (key === 'src' && typeof item === 'string') result.src = hrefOf(context.here.base, `/${imageFile(item)}`);
    else result[key] = plan(item, context);
  }
  return result;
}
