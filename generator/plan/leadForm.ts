// What both lead forms have in common: their words before, while and after sending, the rules of their fields, and where leads go.

import { formatCount } from '../../client/estimate';
import type { FieldRules, LeadFormModel, Message } from '../../client/islands/forms/model';
import type { PlannedSite } from '../content/site/index';
import { fillText } from '../content/site/tokens';
import { type Context, resolveContent } from './resolveContent';

/** What the columns of supabase/migrations hold at most, in Unicode code points, as PostgreSQL counts. */
export const UPPER_LENGTHS = { name: 200, email: 320, phone: 100, address: 500, message: 5000, webhook_url: 2000 } as const;

export interface FormWords {
  /** Prefix of element ids. */
  id: string;
  submit: string;
  sending: string;
  saved: Message;
  failed: Message;
  consent: string;
}

export function leadForm(site: PlannedSite, context: Context, { id, submit, sending, saved, failed, consent }: FormWords): LeadFormModel {
  const { toasts } = site.data.contact;
  return { id, submit, sending, saved, failed, toasts, rules: fieldRules(site, context), consent, backend: site.backend, base: site.base };
}

function fieldRules(site: PlannedSite, context: Context): FieldRules {
  const { tooLong, ...words } = site.data.contact.errors;
  const { name, phone, email, address, message } = UPPER_LENGTHS;
  const longest = { name, phone, email, address, message };
  const told = (max: number) => fillText(tooLong, new Map([...context.tokens, ['max', formatCount(max)]]));
  return {
    longest,
    tooLong: { name: told(name), phone: told(phone), email: told(email), address: told(address), message: told(message) },
    ...resolveContent(words, context),
  };
}
