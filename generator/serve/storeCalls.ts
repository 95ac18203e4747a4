// What the main thread asks of the lead store's thread, and what it gets.

import type { ProblemParts } from '../problem';
import type { Statement } from './dataApi';
import type { LeadLimit } from './leadLimit';
import type { DatabaseError, Schema } from './postgrest';

export interface SqlFile {
  name: string;
  sql: string;
}

/** A server makes the store where none is; a command opens one that is there, or reads a copy of it into memory. */
export type Access = 'make' | 'open' | 'copy';

export interface OpenOptions {
  /** The folder that keeps the leads. */
  folder: string;
  access: Access;
  /** Where finished empty databases are kept, one for each state of the SQL. */
  seeds: string;
  bootstrap: string;
  migrations: SqlFile[];
}

/** As text, with every digit of the time: the place of a lead in the order of all. */
export interface Cursor {
  savedAt: string;
  id: string;
}

export interface StoredLead extends Cursor {
  table: string;
  /** The columns that a visitor sends. */
  row: Record<string, string | number | boolean | null>;
}

/** `rows`: how many were written. */
export type Executed = { kind: 'done'; rows: number } | { kind: 'refused'; error: DatabaseError };

export interface Calls {
  open: { options: OpenOptions; result: { schema: Schema; damage: string | null } };
  limit: { options: LeadLimit; result: null };
  execute: { options: { settings: Record<string, string>; statement: Statement }; result: Executed };
  list: { options: { after: Cursor | null; count: number }; result: StoredLead[] };
  remove: { options: { id: string }; result: { table: string } | null };
  count: { options: null; result: number };
  close: { options: null; result: null };
}

export type CallName = keyof Calls;
export type Call = { [Name in CallName]: { id: number; name: Name; options: Calls[Name]['options'] } }[CallName];
export type Reply = { id: number } & (
  | { ok: true; result: Calls[CallName]['result'] }
  | { ok: false; message: string; stack: string; problem: ProblemParts | undefined }
);
