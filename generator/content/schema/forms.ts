// data/contact.yaml, estimator.yaml, promotion.yaml, testimonials.yaml: what the interactive parts say and calculate with.
import { z } from 'zod';
import { day, line, paragraph } from '../../../templates/fields';

const toast = z.strictObject({ title: line, description: paragraph });

const contactFields = z.strictObject({
  /** visitor: a gear beside the form lets a visitor forward a copy to an address of theirs; off: no gear (D12). */
  webhook: z.enum(['visitor', 'off']),
  webhookSource: line,
  /** The gear's label, and the words of the dialog behind it. */
  webhookDialog: z.strictObject({
    button: line,
    /** The button's name while an address is set. */
    buttonSet: line,
    title: line,
    lede: paragraph,
    label: line,
    done: line,
    close: line,
    /** What is said of a text that is not an address for a copy. */
    problems: z.strictObject({ 'not-an-address': line, 'not-https': line, credentials: line, 'too-long': line }),
  }),
  callLabel: line,
  /** Whether that label asks for emergency calls: then a call beside it is counted as one (D11). */
  emergencyCall: z.boolean().optional(),
  steps: z.array(line).max(4),
  labels: z.strictObject({
    name: line,
    phone: line,
    email: line,
    address: line,
    /** Wanted where the form has roofAges. */
    roofAge: line.optional(),
    /** Wanted where the form has bestTimes. */
    bestTime: line.optional(),
    message: line,
    emergency: line,
  }),
  /** Gray text inside empty fields. */
  examples: z.strictObject({ phone: line, address: line }),
  optional: line,
  choose: line,
  /** Left out: the form does not ask. */
  roofAges: z
    .strictObject({
      '0-5': line,
      '6-10': line,
      '11-15': line,
      '16-20': line,
      '20+': line,
      unknown: line,
    })
    .optional(),
  /** Left out: the form does not ask. */
  bestTimes: z.strictObject({ morning: line, afternoon: line, evening: line, anytime: line }).optional(),
  emergencyNotice: line,
  submit: line,
  sending: line,
  /** On the button that brings the form back once it was sent. */
  again: line,
  promise: line,
  consent: line,
  privacy: z.strictObject({ text: line, label: line }),
  withoutScript: line,
  /** What is said of a field that has to be put right, in both forms. */
  errors: z.strictObject({
    /** Of one thing, of two, and so on up to all five fields that are checked. */
    summary: z.array(line).length(5),
    kept: line,
    missing: z.strictObject({ name: line, phone: line, email: line, address: line }),
    noEmail: line,
    tooLong: line,
  }),
  saved: toast,
  failed: toast,
  /** For those who listen: the place of such messages, and the button that closes one. */
  toasts: z.strictObject({ region: line, close: line }),
});

/** A question and its answers come together. */
export const contact = contactFields.superRefine(({ labels, roofAges, bestTimes }, context) => {
  const questions = [
    ['roofAge', labels.roofAge, 'roofAges', roofAges],
    ['bestTime', labels.bestTime, 'bestTimes', bestTimes],
  ] as const;
  for (const [label, question, list, answers] of questions) {
    if ((question === undefined) === (answers === undefined)) continue;
    const missing = question === undefined ? ['labels', label] : [list];
    context.addIssue({
      code: 'custom',
      path: missing,
      message:
        question === undefined
          ? `is missing: the form has ${list}, and no label for them.`
          : `is missing: the form has the label ${label}, and nothing to choose from.`,
      params: { fix: `write both labels.${label} and ${list}, or neither: then the form does not ask` },
    });
  }
});

/** A price of a square foot, a multiplier: whole cents, whole thousandths; no roof costs more than these bounds. */
const price = z.number().positive().max(1000).multipleOf(0.01, 'is not a price in whole cents.\nwrite two digits behind the point at most, like 9.50');
const multiplier = z.number().positive().max(10).multipleOf(0.001, 'has more than three digits behind the point.\nwrite three at most, like 1.125');

export const estimator = z.strictObject({
  limits: z.strictObject({ min: z.number().int().positive(), max: z.number().int().positive() }).refine(({ min, max }) => min < max, {
    path: ['max'],
    message: 'the largest area has to be larger than the smallest.',
    params: { fix: 'write the smaller number behind min, and the larger behind max' },
  }),
  materials: z.strictObject({
    'comp-shingles': z.strictObject({ label: line, price }),
    'new-tile': z.strictObject({ label: line, price }),
    'new-underlayment': z.strictObject({ label: line, price }),
    metal: z.strictObject({ label: line, price }),
    'silicone-coating': z.strictObject({ label: line, price }),
    tpo: z.strictObject({ label: line, price }),
  }),
  /** Price of any other material, or none. */
  otherPrice: price,
  complexities: z.strictObject({
    simple: z.strictObject({ label: line, multiplier }),
    moderate: z.strictObject({ label: line, multiplier }),
    complex: z.strictObject({ label: line, multiplier }),
  }),
  urgencies: z.strictObject({
    normal: z.strictObject({ label: line, multiplier }),
    soon: z.strictObject({ label: line, multiplier }),
    emergency: z.strictObject({ label: line, multiplier }),
  }),
  roofTypes: z.strictObject({
    flat: line,
    'mobile-home': line,
    residential: line,
    commercial: line,
    complex: line,
  }),
  words: z.strictObject({
    details: line,
    squareFootage: line,
    help: line,
    /** Holds {min} and {max}. */
    range: line,
    roofType: line,
    material: line,
    complexity: line,
    urgency: line,
    calculate: line,
    /** Why the button cannot be pressed yet. */
    reason: line,
    /** In place of the button, before the phone number. */
    withoutScript: line,
    /** What to do about a square footage that is not one. */
    hints: z.strictObject({ notNumber: line, notWhole: line, belowMin: line, aboveMax: line }),
    estimate: line,
    /** Before the figure, for those who listen. */
    spoken: line,
    placeholder: line,
    /** `notChosen`: after complexity and urgency where they were left open. */
    sum: z.strictObject({ area: line, unit: line, price: line, complexity: line, urgency: line, notChosen: line, total: line }),
    comparison: line,
    includedTitle: line,
    included: z.array(line).length(4),
    note: line,
    /** What is written into the contact form; holds {choices} and {total}. */
    message: line,
  }),
});

export const promotion = z.strictObject({
  title: line,
  labels: z.strictObject({ name: line, phone: line, email: line, address: line, consultation: line }),
  submit: line,
  submitting: line,
  consent: line,
  close: line,
  privacy: line,
  /** Advertising law asks for terms and an end date of an offer. */
  terms: paragraph,
  endsOn: day,
  delayMs: z.number().int().min(0).max(600_000),
  stayClosedDays: z.number().int().min(0).max(365),
  saved: toast,
  failed: toast,
});

export const testimonials = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        name: line,
        location: line,
        rating: z.number().int().min(1).max(5),
        text: paragraph,
        project: line,
        /** Written for the design, not said by a customer; a production build refuses it (D17). */
        sample: z.boolean(),
      }),
    )
    .max(50),
  words: z.strictObject({
    /** Names the stories for those who listen, and what each part is called: carousel, slide, 2 of 6. */
    region: line,
    carousel: line,
    slide: line,
    of: line,
    /** Names the row that scrolls where no script runs. */
    row: line,
    /** After a number of stars. */
    outOf: line,
    /** Beside the name of a sample. */
    sample: line,
    previous: line,
    next: line,
    /** Names the row of dots. */
    choose: line,
    /** Before the number of a testimonial. */
    goTo: line,
  }),
});
