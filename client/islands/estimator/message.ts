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

/** Whether a text is such a message, of an estimate that the page no longer has: a draft comes back after a reload, or on another page. */
export function isMessage(text: string, { prices, roofTypes, words }: Pick<EstimatorProps, 'prices' | 'roofTypes' | 'words'>): boolean {
  const around = words.message.split(/\{(?:choices|total)\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const [, ...filled] = new RegExp(`^${around.join('(.+)')}$`).exec(text) ?? [];
  const labels = [roofTypes, prices.materials, prices.complexities, prices.urgencies].flatMap((choices) => choices.map(({ label }) => label));
  const parts = filled.join(', ').split(', ');
  return filled.length > 0 && parts.every((part) => labels.includes(part) || /^\$?[\d,.]+$/.test(part.replace(` ${words.sum.unit}`, '')));
}

/** What the contact form's message now holds of ours; what the visitor wrote there stays. */
export function handOver(message: string, isOurs: (text: string) => boolean): string | null {
  const field = document.querySelector<HTMLTextAreaElement>('#contact [name="message"]');
  if (!field || (field.value.trim() !== '' && !isOurs(field.value))) return null;
  field.value = message;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return message;
}
