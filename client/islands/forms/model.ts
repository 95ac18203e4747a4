// What the two forms are given: plain JSON, all wording included.
import type { BackendSettings } from '../../leads/config';

interface Choice {
  value: string;
  label: string;
}

/** A list to choose from, with its label. */
export interface Question {
  label: string;
  choices: Choice[];
}

export interface Link {
  label: string;
  href: string;
}

export interface Phone {
  /** As shown: (213) 555-0154 */
  display: string;
  /** tel:+12135550154 */
  href: string;
}

/** What a toast says, and the line beside the form. */
export interface Message {
  title: string;
  description: string;
}

export interface ToastWords {
  region: string;
  close: string;
}

/** Fields that are checked before anything is sent. */
export type CheckedField = 'name' | 'phone' | 'email' | 'address' | 'message';

export interface FieldRules {
  /** Longest text that the lead store takes, in characters, and what is said of a longer one. */
  longest: Record<CheckedField, number>;
  tooLong: Record<CheckedField, string>;
  /** What is said of a field that was left empty. */
  missing: Record<Exclude<CheckedField, 'message'>, string>;
  /** What is said of an email address that is not one. */
  noEmail: string;
  /** Over the form when something has to be put right: the first of one thing, the next of two, and so on. */
  summary: string[];
  /** After it: nothing that was typed is lost. */
  kept: string;
}

export interface LeadFormModel {
  /** Prefix of element ids, so that two forms on a page never share one; the element `${id}-title` names the form. */
  id: string;
  submit: string;
  /** On the button while it is sent. */
  sending: string;
  saved: Message;
  failed: Message;
  /** Names of the toasts' region and of the button that closes one, for those who listen. */
  toasts: ToastWords;
  rules: FieldRules;
  consent: string;
  /** Where leads go, and the base of the site. */
  backend: BackendSettings;
  base: string;
}

export interface WebhookWords {
  button: string;
  /** The button's name while an address is set. */
  buttonSet: string;
  title: string;
  lede: string;
  label: string;
  done: string;
  close: string;
  problems: Record<'not-an-address' | 'not-https' | 'credentials' | 'too-long', string>;
  longest: number;
  /** Tells the automation service where the copy comes from. */
  source: string;
}

export interface ContactFormModel extends LeadFormModel {
  labels: {
    name: string;
    phone: string;
    email: string;
    address: string;
    message: string;
    emergency: string;
  };
  placeholders: { phone: string; address: string };
  /** On the button that brings the form back once it was sent. */
  again: string;
  optional: string;
  choose: string;
  /** Left out where the form does not ask. */
  roofAge?: Question | undefined;
  bestTime?: Question | undefined;
  /** The page's own number (D23). */
  emergency: { text: string; phone: Phone };
  promise: string;
  privacy: { text: string; link: Link };
  withoutScript: { text: string; phone: Phone; email: Link };
  /** The gear button and the dialog behind it; null where the site's owner has switched the webhook off (D12). */
  webhook: WebhookWords | null;
}

export interface PromotionFormModel extends LeadFormModel {
  labels: { name: string; phone: string; email: string; address: string; consultation: string };
  placeholders: { phone: string; address: string };
  privacy: Link;
}
