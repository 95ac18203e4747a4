import { hydrating } from '../hydrate';
import { Estimator } from '../Estimator';

export const hydrate = hydrating(Estimator);
