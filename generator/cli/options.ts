// Values that options of several commands take.
import { InvalidArgumentError } from 'commander';

export function notEmpty(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('it is empty.');
  return value;
}
