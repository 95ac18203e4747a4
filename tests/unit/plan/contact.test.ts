// What stands beside the form: the words of all pages, or the page's own.
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../generator/content/site/index';
import { planPage } from '../../../generator/plan/page';
import { plannedSite } from '../../setup/planned';
import { sample } from '../../setup/run';

const site = plannedSite(sample);

function contactOf(slug: string) {
  const { content } = planPage(site, { kind: 'service', slug });
  if (content.type !== 'landing') throw new Error(slug);
  return content.contact;
}

describe('the words beside the form', () => {
  it('are those of all pages, with a call that is counted as an emergency call', () => {
    const { callLabel, steps } = site.data.contact;
    expect(contactOf('gutters')).toMatchObject({ title: entryOf(site.services, 'gutters').contact?.title, callLabel, steps, emergencyCall: true });
  });

  it('are those of the page where it has its own, and its call is none about a leak', () => {
    const { callLabel, steps } = entryOf(site.services, 'new-construction').contact ?? {};
    expect(steps).toHaveLength(3);
    expect(contactOf('new-construction')).toMatchObject({ callLabel, steps, emergencyCall: false });
  });
});
