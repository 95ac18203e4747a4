// Which backend the site sends its leads to, by the environment's word before the data's: the one that is to be checked.
import { join } from 'node:path';
import { z } from 'zod';
import { site } from '../content/schema/site';
import { readSource } from '../content/yaml/source';
import { Refusal } from '../serve/refusal';
import type { Settings } from '../settings';
import { keyProblem, otherProject } from '../settings/backend';

export interface Configured {
  url: string;
  key: string;
}

/** Null where none is: leads go to the embedded store. */
export function configuredBackend({ data, supabase }: Pick<Settings, 'data' | 'supabase'>): Configured | null {
  const file = join(data, 'site.yaml');
  const written = inData(file);
  const [url, key] = [supabase.url ?? written.url, supabase.anonKey ?? written.anonKey];
  if (url === '' && key === '') return null;
  if (url === '' || key === '') {
    throw new Refusal({ field: url === '' ? 'SUPABASE_URL' : 'SUPABASE_ANON_KEY', what: 'is not set, but the other one is.', fix: 'set both, or neither' });
  }
  const wrong = keyProblem(key);
  if (wrong !== null) throw new Refusal({ file, field: 'supabase.anonKey', ...wrong });
  const other = otherProject(url, key);
  if (other !== null)
    throw new Refusal({
      field: 'SUPABASE_URL',
      what: 'the public key belongs to another project than this address.',
      fix: `write ${other}, or take the key of this project`,
    });
  return { url, key };
}

const part = z.object({ supabase: site.shape.supabase });

/** Data that cannot be read says nothing here; npm run validate says why. */
function inData(file: string): { url: string; anonKey: string } {
  const source = readSource(file);
  const parsed = part.safeParse(Array.isArray(source) ? null : source.value);
  return parsed.success ? parsed.data.supabase : { url: '', anonKey: '' };
}
