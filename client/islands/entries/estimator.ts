import stylesheet from '../../styles/estimate.css?url';
import { Estimator } from '../Estimator';
import { hydrating } from '../hydrate';
import { linkSheet } from '../sheet';

export const hydrate = hydrating(Estimator, linkSheet(stylesheet));
