// What an event happened in: the nearest element of a kind around its target.
export function around<Kind extends Element = HTMLElement>({ target }: Event, kind: string): Kind | null {
  return target instanceof Element ? target.closest<Kind>(kind) : null;
}
