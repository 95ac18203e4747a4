// From what a visitor filled in to the row that is saved: trimmed, optional fields left empty as null (D14).
import { clean } from './clean';
import { type Lead, PROMOTION_TYPE } from './config';

/** The contact form, by the names of its fields; webhookUrl is that of the dialog behind the gear. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  address: string;
  roofAge: string;
  bestTime: string;
  emergency: boolean;
  message: string;
  webhookUrl: string;
}

export interface PromotionValues {
  name: string;
  email: string;
  phone: string;
  address: string;
  interestedInConsultation: boolean;
}

export function contactValues(form: FormData, webhookUrl: string): ContactValues {
  return {
    ...person(form),
    roofAge: text(form, 'roofAge'),
    bestTime: text(form, 'bestTime'),
    emergency: form.has('emergency'),
    message: text(form, 'message'),
    webhookUrl: clean(webhookUrl),
  };
}

export function promotionValues(form: FormData): PromotionValues {
  return { ...person(form), interestedInConsultation: form.has('interestedInConsultation') };
}

function person(form: FormData): Pick<ContactValues, 'name' | 'email' | 'phone' | 'address'> {
  return { name: text(form, 'name'), email: text(form, 'email'), phone: text(form, 'phone'), address: text(form, 'address') };
}

function text(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? clean(value) : '';
}

export function contactLead(values: ContactValues): Lead {
  return {
    table: 'contact_submissions',
    row: {
      name: clean(values.name),
      email: clean(values.email),
      phone: clean(values.phone),
      address: clean(values.address),
      roof_age: orNull(values.roofAge),
      best_time: orNull(values.bestTime),
      emergency: values.emergency,
      message: orNull(values.message),
      webhook_url: orNull(values.webhookUrl),
    },
  };
}

export function promotionLead(values: PromotionValues): Lead {
  return {
    table: 'promotion_leads',
    row: {
      name: clean(values.name),
      email: clean(values.email),
      phone: clean(values.phone),
      address: clean(values.address),
      interested_in_consultation: values.interestedInConsultation,
      promotion_type: PROMOTION_TYPE,
    },
  };
}

function orNull(typed: string): string | null {
  return clean(typed) || null;
}
