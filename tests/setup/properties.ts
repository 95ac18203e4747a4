// fast-check with the seed and the counts of all random tests: they import it from here.
import fc from 'fast-check';
import { count, SEED } from './random';

fc.configureGlobal({ seed: SEED, numRuns: count(1000) });

export default fc;
