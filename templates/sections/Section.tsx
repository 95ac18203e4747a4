// One section of a page's body, by its type.
import type { ReactNode } from 'react';
import { type SectionModel, sectionTypes } from './index';

export function Section({ section }: { section: SectionModel }): ReactNode {
  const { Component } = sectionTypes[section.type];
  // The registry pairs each type with its component, which TypeScript cannot see through a union of functions.
  return (Component as (props: { section: SectionModel }) => ReactNode)({ section });
}
