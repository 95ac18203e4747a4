import { hydrating } from '../hydrate';
import { Estimator } from '../Estimator';
import stylesheet from '../../styles/estimate.css?url';
import { linkSheet } from '../sheet';

export const hydrate = hydrating(Estimator, linkSheet(stylesheet));
