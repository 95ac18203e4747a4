// A part of the page that React takes over in the browser: rendered by its own call, so that hydrateRoot finds the same ids.
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { type IslandName, type IslandProps, islands } from '../client/islands/index';

/** Says that a name and the props of its component belong together, which the union of components does not. */
const components: { [Name in IslandName]: FunctionComponent<IslandProps[Name]> } = islands;

export function Island<Name extends IslandName>({ name, props }: { name: Name; props: IslandProps[Name] }) {
  const html = markup<IslandProps[Name]>(components[name], props, `${name}-`);
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />;
}

function markup<Props extends object>(component: FunctionComponent<Props>, props: Props, identifierPrefix: string): string {
  return renderToString(createElement(component, props), { identifierPrefix });
}
