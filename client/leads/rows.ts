// From what a visitor filled in to the row that is saved: trimmed, optional fields left empty as null (D14).
import { clean } from './clean';
import {
  CONTACT_FIELDS,
  type ContactValues,
  type Lead,
  type LeadField,
  PROMOTION_FIELDS,
  PROMOTION_TYPE,
  type PromotionValues,
  type RowOf,
  type ValuesOf,
} from './fields';

export function contactValues(form: FormData, webhookUrl: string): ContactValues {
  return { ...valuesOf(CONTACT_FIELDS, form), webhookUrl: clean(webhookUrl) };
}

export function promotionValues(form: FormData): PromotionValues {
  return valuesOf(PROMOTION_FIELDS, form);
}

export function contactLead(values: ContactValues): Lead {
  return { table: 'contact_submissions', row: rowOf(CONTACT_FIELDS, values) };
}

export function promotionLead(values: PromotionValues): Lead {
  return { table: 'promotion_leads', row: { ...rowOf(PROMOTION_FIELDS, values), promotion_type: PROMOTION_TYPE } };
}

/** As the webhook has them (3.3). */
export function cleaned(values: ContactValues): ContactValues {
  const entries = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]);
  return Object.fromEntries(entries) as ContactValues;
}

function valuesOf<Of extends Readonly<Record<string, LeadField>>>(fields: Of, form: FormData): ValuesOf<Of> {
  const entries = Object.entries(fields).map(([name, { kind }]) => [name, kind === 'flag' ? form.has(name) : text(form, name)]);
  return Object.fromEntries(entries) as ValuesOf<Of>;
}

function text(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? clean(value) : '';
}

function rowOf<Of extends Readonly<Record<string, LeadField>>>(fields: Of, values: ValuesOf<Of>): RowOf<Of> {
  const entries = Object.entries(fields).map(([name, { column, kind }]) => [column, cell(kind, values[name] as string | boolean)]);
  return Object.fromEntries(entries) as RowOf<Of>;
}

function cell(kind: LeadField['kind'], value: string | boolean): string | boolean | null {
  if (typeof value === 'boolean') return value;
  return kind === 'optional' ? clean(value) || null : clean(value);
}
