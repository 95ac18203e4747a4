// How long the texts of a lead may be, by column, in Unicode code points.
import { CONTACT_FIELDS, type LeadField } from '../../client/leads/fields';

export const UPPER_LENGTHS = Object.fromEntries(
  Object.values<LeadField>(CONTACT_FIELDS).flatMap(({ column, longest }) => (longest === undefined ? [] : [[column, longest]])),
) as Record<'name' | 'email' | 'phone' | 'address' | 'message' | 'webhook_url', number>;
