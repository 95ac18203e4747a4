// Space comes back: what was refused leaves dead rows behind, and all work a log. A server clears both away by itself, the embedded one does not.
import type { PGlite } from '@electric-sql/pglite';

export interface Upkeep {
  /** So many bytes more were sent to the database, whatever became of them. */
  note(bytes: number): Promise<void>;
}

/** Tidying takes some hundredths of a second. */
const TIDY_EVERY_BYTES = 4_000_000;

/** What a statement costs beside its own bytes: entries of indexes, of the log, and of who sent how much. */
const COST_OF_ONE = 1000;

export function keepTidy(database: PGlite, tables: readonly string[]): Upkeep {
  const all = [...tables.map((table) => `public."${table.replaceAll('"', '""')}"`), 'private.lead_senders', 'private.lead_minutes'];
  let since = 0;
  return {
    async note(bytes) {
      since += bytes + COST_OF_ONE;
      if (since < TIDY_EVERY_BYTES) return;
      since = 0;
      try {
        await database.exec(`VACUUM ${all.join(', ')}`);
        await database.exec('CHECKPOINT');
      } catch (cause) {
        console.error('The lead store could not be tidied:', cause);
      }
    },
  };
}
