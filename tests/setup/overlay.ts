// Lays the few differing values of a fixture over a copy of a data folder: maps are merged, everything else is replaced.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { filesIn } from './output';

export function layOver(data: string, overlay: string, target: string): void {
  cpSync(data, target, { recursive: true });
  for (const file of filesIn(overlay).filter((name) => name.endsWith('.yaml'))) {
    const below = join(target, file);
    const base: unknown = existsSync(below) ? parse(readFileSync(below, 'utf8')) : {};
    writeFileSync(below, stringify(merged(base, parse(readFileSync(join(overlay, file), 'utf8')))));
  }
}

function merged(below: unknown, above: unknown): unknown {
  if (!isMap(below) || !isMap(above)) return above;
  const keys = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...keys].map((key) => [key, key in above ? merged(below[key], above[key]) : below[key]]));
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
