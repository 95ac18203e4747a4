// What a drawing should take at most: bytes of its SVG, before compression. It is advice, which `shingle art` gives beside what each takes.
export const ADVISED_BYTES = {
  town: 6144,
  service: 4096,
  /** All steps of a series together, each with its own <svg> of 69 bytes: a page has one series. The street of four kinds of work is as large. */
  series: 8448,
  eave: 6144,
  roofPlan: 2300,
  countySection: 6144,
  outline: 256,
  /** A rod is 62 bytes, and a line from edge to edge has up to 20. */
  stakes: 2560,
  nightStreet: 2560,
  missingTile: 2048,
} as const;
