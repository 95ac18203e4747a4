import { hydrating } from '../hydrate';
import { Testimonials } from '../Testimonials';

export const hydrate = hydrating(Testimonials);
