// Hands the estimate to the contact form in words, so that the visitor need not repeat it there. Nothing is sent.
import { type Estimate, type EstimatorInput, formatCount, formatDollars } from '../../estimate';
import { type EstimatorProps, labelOf } from './model';

/** Only what was chosen is named. */
export function messageOf(
  { input, estimate }: { input: EstimatorInput; estimate: Estimate },
  { prices, roofTypes, words }: Pick<EstimatorProps, 'prices' | 'roofTypes' | 'words'>,
): string {
  const choices = [
    `${formatCount(estimate.squareFeet)} ${words.sum.unit}`,
    labelOf(input.roofType, roofTypes),
    labelOf(input.material, prices.materials),
    labelOf(input.complexity, prices.complexities),
    labelOf(input.urgency, prices.urgencies),
  ].filter((choice) => choice !== undefined);
  const filled: Record<string, string> = { choices: choices.join(', '), total: formatDollars(estimate.cents) };
  return words.message.replace(/\{(choices|total)\}/g, (token, name: string) => filled[name] ?? token);
}

/** What the contact form's message now holds of ours; what the visitor wrote there stays. */
export function handOver(message: string, written: string): string {
  const field = document.querySelector<HTMLTextAreaElement>('#contact [name="message"]');
  if (!field || (field.value.trim() !== '' && field.value !== written)) return written;
  field.value = message;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return message;
}
