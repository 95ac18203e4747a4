// A reason why a command cannot do its work: told like a problem of the data, exit status 1.
import { error, type Problem, type ProblemParts } from '../problem';

export class Refusal extends Error {
  readonly problem: Problem;

  constructor(parts: ProblemParts) {
    super(parts.what);
    this.name = 'Refusal';
    this.problem = error(parts);
  }
}
