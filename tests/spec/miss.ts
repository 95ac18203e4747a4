// What is not as a row says.
export interface Miss {
  expected: string;
  found: string;
}
