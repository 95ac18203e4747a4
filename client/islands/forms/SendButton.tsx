// The button that sends a form. Both of its texts are there from the first byte on: while a submit waits for its code, the style
// sheet shows the second one (client/behavior/islands.ts marks the island).
import type { Status } from './useLeadForm';

export function SendButton({ submit, sending, status }: { submit: string; sending: string; status: Status }) {
  const isSending = status === 'sending';
  return (
    <button className="button send" type="submit" disabled={isSending} aria-busy={isSending || undefined}>
      <span className="send__idle">{submit}</span>
      <span className="send__busy">{sending}</span>
    </button>
  );
}
