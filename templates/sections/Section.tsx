// One section of a page's body, by its type.
import type { ReactNode } from 'react';
import { type SectionModel, sectionComponents } from './index';

export function Section({ section }: { section: SectionModel }): ReactNode {
  // The registry pairs each type with its component, which TypeScript cannot see through a union of functions.
  const Component = sectionComponents[section.type] as (props: { section: SectionModel }) => ReactNode;
  return <Component section={section} />;
}
