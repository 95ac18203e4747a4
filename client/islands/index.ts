// The registry: every part of a page that React takes over in the browser, by the name in its data-island.
import type { ComponentProps } from 'react';
import { ContactForm } from './ContactForm';
import { Estimator } from './Estimator';
import { PromotionForm } from './Promotion';
import { Testimonials } from './Testimonials';

export const islands = {
  contact: ContactForm,
  estimator: Estimator,
  promotion: PromotionForm,
  testimonials: Testimonials,
} as const;

type Registry = typeof islands;
export type IslandName = keyof Registry;
export type IslandProps = { [Name in IslandName]: ComponentProps<Registry[Name]> };
