// Reads the estimator's form as it stands: the fields belong to the visitor, not to React, so what was filled in early counts.
import type { EstimatorInput } from '../../estimate';
import { clean } from '../../leads/clean';

export function readInput(form: HTMLFormElement): EstimatorInput {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    squareFootage: text('squareFootage'),
    roofType: text('roofType'),
    material: text('material'),
    complexity: text('complexity'),
    location: '',
    urgency: text('urgency'),
  };
}

/** Whether there is enough to calculate with, usable or not. */
export function isFilled({ squareFootage, material }: EstimatorInput): boolean {
  return clean(squareFootage) !== '' && material !== '';
}
