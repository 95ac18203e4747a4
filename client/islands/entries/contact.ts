import { ContactForm } from '../ContactForm';
import { looks } from '../forms/looks';
import { hydrating } from '../hydrate';

export const hydrate = hydrating(ContactForm, looks);
