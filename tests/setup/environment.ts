// The environment of commands under test: the settings of whoever runs the tests must not change what is tested.
import { devNull } from 'node:os';

export function plainEnvironment(): Record<string, string | undefined> {
  const { SITE_URL: _siteUrl, SUPABASE_URL: _url, SUPABASE_ANON_KEY: _key, NODE_ENV: _mode, FORCE_COLOR: _color, ...env } = process.env;
  return { ...env, SHINGLE_ENV_FILE: devNull };
}
