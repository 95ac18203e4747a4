import { hydrating } from '../hydrate';
import { ContactForm } from '../ContactForm';

export const hydrate = hydrating(ContactForm);
