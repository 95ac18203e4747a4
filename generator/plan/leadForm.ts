// What both lead forms have in common: their words before, while and after sending, the rules of their fields, and where leads go.

import { formatCount } from '../../client/estimate';
import type { CheckedField, FieldRules, LeadFormModel, Message } from '../../client/islands/forms/model';
import { CONTACT_FIELDS } from '../../client/leads/fields';
import type { PlannedSite } from '../content/site/index';
import { fillText } from '../content/site/tokens';
import { type Context, resolveContent } from './resolveContent';

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
  const longest = mapped((field) => CONTACT_FIELDS[field].longest);
  const tooLongFor = (max: number) => fillText(tooLong, new Map([...context.tokens, ['max', formatCount(max)]]));
  return {
    longest,
    tooLong: mapped((field) => tooLongFor(longest[field])),
    ...resolveContent(words, context),
  };
}

const CHECKED = ['name', 'phone', 'email', 'address', 'message'] as const satisfies readonly CheckedField[];

function mapped<Value>(makeFor: (field: CheckedField) => Value): Record<CheckedField, Value> {
  return Object.fromEntries(CHECKED.map((field) => [field, makeFor(field)])) as Record<CheckedField, Value>;
}
