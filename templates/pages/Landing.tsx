// A page that wins a lead: hero, sections, the contact form. Home, services, counties and cities.
import { Contact } from '../layout/Contact';
import { Hero } from '../layout/Hero';
import type { LandingContent } from '../model';
import { Section } from '../sections/Section';

export function Landing({ breadcrumbs, hero, sections, contact }: LandingContent) {
  return (
    <>
      <Hero {...hero} breadcrumbs={breadcrumbs} />
      {sections.map((section, index) => (
        <Section section={section} key={index} />
      ))}
      <Contact {...contact} place={breadcrumbs?.here} />
    </>
  );
}
