// data/company.yaml: who the contractor is.
import { z } from 'zod';
import { httpsUrl, line, phone } from '../../../templates/fields';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day as it is written here.\nwrite hours and minutes from "00:00" to "23:59", in quotes');

const hours = z.strictObject({
  /** As pages show them. */
  days: line,
  hours: line,
  /** The same for search engines; left out where there are no fixed hours, like emergency calls only. */
  open: z.strictObject({ days: z.array(z.enum(DAYS)).min(1).max(7), from: time, until: time }).optional(),
});

/** Kinds of contractor that schema.org knows; the last is any other trade. */
export const BUSINESSES = [
  'RoofingContractor',
  'GeneralContractor',
  'HousePainter',
  'Electrician',
  'Plumber',
  'HVACBusiness',
  'HomeAndConstructionBusiness',
] as const;

export const company = z.strictObject({
  /** What search engines are told this business is. */
  business: z.enum(BUSINESSES).optional(),
  /** Exactly as in the license board's records. */
  legalName: line,
  shortName: line,
  license: z.strictObject({
    number: z.string().regex(/^\d{6,7}$/, 'is not a number of a license.\nwrite its six or seven digits, in quotes'),
    classification: line,
    /** How the number is shown on every page; holds {number}. */
    display: line,
  }),
  /** What kind of insurance: a bare "insured" is not lawful advertising in California. */
  insurance: line,
  phones: z.strictObject({ header: phone, services: phone, counties: phone }),
  email: z.email(),
  /** Where the business is, without a street: `locality` is its town, if that is to be public. */
  address: z.strictObject({ locality: line.optional(), region: line, country: line }),
  founder: line,
  hours: z.array(hours).min(1).max(7),
  /** The hours in a few words, for the bar at the top of every page. */
  hoursShort: line,
  social: z.array(z.strictObject({ label: line, url: httpsUrl })).max(12),
});
