import { hydrating } from '../hydrate';
import { ContactForm } from '../ContactForm';
import { looks } from '../forms/looks';

export const hydrate = hydrating(ContactForm, looks);
