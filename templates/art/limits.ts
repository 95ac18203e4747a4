// What a drawing may take: bytes of its SVG, before compression. Tests hold it, and `shingle art` says it beside what each takes.
export const MOST_BYTES = {
  town: 6144,
  service: 4096,
  /** All steps of a series together, each with its own <svg> of 69 bytes: a page has one series. The street of four kinds of work is as large. */
  series: 8448,
  eave: 6144,
  roofPlan: 2300,
  countySection: 6144,
  outline: 256,
  stakes: 2048,
  nightStreet: 2560,
  missingTile: 2048,
} as const;
