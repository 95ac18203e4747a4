import type { ContactModel } from '../model';
export function Contact({ title }: ContactModel) { return <section id="contact" data-section="contact"><h2>{title}</h2></section>; }
