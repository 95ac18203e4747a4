// data/company.yaml: who the contractor is.
import { z } from 'zod';
import { httpsUrl, line, phone } from '../../../templates/fields';

const hours = z.strictObject({
  days: line,
  hours: line,
});

export const company = z.strictObject({
  /** Exactly as in the licence board's records. */
  legalName: line,
  shortName: line,
  licence: z.strictObject({
    number: z.string().regex(/^\d{6,7}$/, 'is no number of a licence.\nwrite its six or seven digits, in quotes'),
    classification: line,
    /** How the number is shown on every page; holds {number}. */
    display: line,
  }),
  /** What kind of insurance: a bare "insured" is not lawful advertising in California. */
  insurance: line,
  phones: z.strictObject({ header: phone, services: phone, counties: phone }),
  email: z.email(),
  address: z.strictObject({ region: line, country: line }),
  founder: line,
  hours: z.array(hours).min(1).max(7),
  /** The hours in a few words, for the bar at the top of every page. */
  hoursShort: line,
  social: z.array(z.strictObject({ label: line, url: httpsUrl })).max(12),
});
