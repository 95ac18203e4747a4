// Rows of 4 and 8 that only a browser can tell: what a form says while it is sent and of what came of it, at both widths.
import { z } from 'zod';
import type { Miss } from '../miss';
import { type Check, expectation, quoted, want } from './check';
import { type Sending, wrongButton, wrongToast } from './leadForm';
import { bothWidths, promotionAtBothWidths } from './tried';

function wrongDestructive(failed: Sending, saved: Sending): Miss[] {
  const [bad, good] = [failed.toasts[0], saved.toasts[0]];
  return [
    ...want(bad?.type === 'error' && good?.type !== 'error', 'a toast of the kind error, and of another kind when it is saved', `${bad?.type}, ${good?.type}`),
    ...want(bad?.inSight === true && good?.inSight === true, 'both in sight', 'not so'),
    ...want(bad?.colors.some(isRed) ?? false, 'red in what tells of a failure', quoted(bad?.colors ?? [])),
    ...want(!good?.colors.some(isRed), 'no red in what tells of a success', quoted(good?.colors ?? [])),
  ];
}

function isRed(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = Array.from(color.matchAll(/[\d.]+/g), ([number]) => Number(number));
  return red > 100 && red > 2 * green && red > 2 * blue;
}

export const messageChecks: Record<string, Check> = {
  'S4-02': bothWidths(({ failed, saved }, { row }) => [...wrongButton(failed, row.id), ...wrongButton(saved, row.id)]),
  'S4-06': promotionAtBothWidths(({ failed, saved }, { row }) => [...wrongButton(failed, row.id), ...wrongButton(saved, row.id)]),
  'S8-01': bothWidths(({ failed }, given) => wrongToast(failed, given.row.id, given)),
  'S8-03': promotionAtBothWidths(({ failed }, given) => wrongToast(failed, given.row.id, given)),
  'S8-04': bothWidths(({ saved }, given) => wrongToast(saved, given.row.id, given)),
  'S8-05': promotionAtBothWidths(({ saved }, given) => wrongToast(saved, given.row.id, given)),
  'S8-02': bothWidths(({ failed, saved }, { row }) => {
    expectation(row, z.strictObject({ toast: z.literal('contact save fails'), style: z.literal('destructive') }));
    return wrongDestructive(failed, saved);
  }),
};
