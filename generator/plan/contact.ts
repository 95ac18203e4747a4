// The contact section: the same form on every page that has one, with the page's own title and number.
import type { Question } from '../../client/islands/forms/model';
import { CONTACT_FIELDS } from '../../client/leads/fields';
import type { ContactModel } from '../../templates/model';
import type { PlannedSite } from '../content/site/index';
import { privacyLink } from './frame';
import { leadForm } from './leadForm';
import { type Context, resolveContent } from './resolveContent';

/** What a page says in its own words: all of it has stood in the data of the page or of its kind. */
export interface ContactHead extends Pick<ContactModel, 'title' | 'lede'> {
  callLabel?: string | undefined;
  steps?: string[] | undefined;
}

export function planContact(site: PlannedSite, context: Context, head: ContactHead): ContactModel {
  const { company } = site.data;
  const { errors: _, ...words } = site.data.contact;
  const contact = resolveContent(words, context);
  const { roofAge, bestTime, ...labels } = contact.labels;
  const phone = context.here.phone;
  return {
    title: head.title,
    lede: head.lede,
    phone,
    callLabel: head.callLabel ?? contact.callLabel,
    emergencyCall: head.callLabel === undefined && (contact.emergencyCall ?? false),
    hours: company.hours,
    steps: head.steps ?? contact.steps,
    form: {
      ...leadForm(site, context, { id: 'contact', ...contact }),
      labels,
      placeholders: contact.examples,
      again: contact.again,
      optional: contact.optional,
      choose: contact.choose,
      roofAge: question(roofAge, contact.roofAges),
      bestTime: question(bestTime, contact.bestTimes),
      emergency: { text: contact.emergencyNotice, phone },
      promise: contact.promise,
      privacy: { text: contact.privacy.text, link: privacyLink(site, contact.privacy.label) },
      withoutScript: {
        text: contact.withoutScript,
        phone,
        email: { label: company.email, href: `mailto:${company.email}` },
      },
      webhook: contact.webhook === 'visitor' ? { ...contact.webhookDialog, longest: CONTACT_FIELDS.webhookUrl.longest, source: contact.webhookSource } : null,
    },
  };
}

/** Nothing where the form does not ask: the page then has no word of it. */
function question(label: string | undefined, answers: Record<string, string> | undefined): Question | undefined {
  if (label === undefined || answers === undefined) return undefined;
  return { label, choices: Object.entries(answers).map(([value, answer]) => ({ value, label: answer })) };
}
