import { describe, expect, it } from 'vitest';
import { mayHaveKeptProduction, refuseSwallowed } from '../../../generator/cli/npm';
import { UsageError } from '../../../generator/settings';

const NPM = { npm_lifecycle_event: 'generate', npm_config_user_agent: 'npm/11.0.0 node/v20' };

function told(args: string[], env: Record<string, string>): string | null {
  try {
    refuseSwallowed(args, { ...NPM, ...env });
    return null;
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    const { field, fix } = cause.problems[0] ?? {};
    return `${field}: ${fix}`;
  }
}

describe('options that npm kept', () => {
  it.each<[string, string[], Record<string, string>, string | null]>([
    ['none', ['generate'], {}, null],
    ['a switch', ['generate'], { npm_config_timings: 'true' }, '--timings: write npm run generate -- --timings'],
    [
      'several',
      ['generate'],
      { npm_config_timings: 'true', npm_config_site_url: 'https://x.test' },
      '--timings, --site-url: write npm run generate -- --timings --site-url https://x.test',
    ],
    ['a value apart', ['generate', '/x/'], { npm_config_base: 'true' }, '--base: write npm run generate -- --base …'],
    ['--production, as older npm says it: an .npmrc may say so too', ['generate'], { npm_config_production: 'true', NODE_ENV: 'production' }, null],
    ['settings of npm, as an .npmrc holds them', ['generate'], { npm_config_json: 'true', npm_config_production: 'true', npm_config_quiet: 'true' }, null],
    ['an option of another command', ['generate'], { npm_config_port: '4000', npm_config_fresh: 'true', npm_config_host: '0.0.0.0' }, null],
    ['an option that serve has not', ['serve'], { npm_lifecycle_event: 'serve', npm_config_data: 'x', npm_config_timings: 'true' }, null],
    ['--production, as newer npm says it: a host may say so too', ['generate'], { NODE_ENV: 'production' }, null],
    [
      'a switch of a script that serves',
      ['serve', '--fresh'],
      { npm_lifecycle_event: 'serve', npm_config_port: '4000' },
      '--port: write npm run serve -- --port 4000',
    ],
    ['what came through', ['generate', '--production', '--out=x'], { NODE_ENV: 'production', npm_config_out: 'x' }, null],
    ['an empty setting', ['generate'], { npm_config_out: '' }, null],
    ['another script', ['generate'], { npm_lifecycle_event: 'test', npm_config_timings: 'true' }, null],
    [
      'the proxies of a server',
      ['serve', '--fresh'],
      { npm_lifecycle_event: 'serve', npm_config_trust_proxy: 'loopback' },
      '--trust-proxy: write npm run serve -- --trust-proxy loopback',
    ],
    ['a server, whose host says production', ['serve', '--fresh'], { npm_lifecycle_event: 'serve', NODE_ENV: 'production' }, null],
    ['another runner, which passes options on', ['generate'], { NODE_ENV: 'production', npm_config_user_agent: 'pnpm/9.0.0' }, null],
  ])('%s', (_, args, env, refusal) => expect(told(args, env)).toBe(refusal));
});

it.each([
  [{ NODE_ENV: 'production', npm_config_user_agent: 'npm/11.0.0 node/v20' }, true],
  [{ NODE_ENV: 'production', npm_config_user_agent: 'pnpm/9.0.0' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ npm_config_production: 'true', npm_config_user_agent: 'npm/6.14.0 node/v20' }, true],
  [{ npm_config_user_agent: 'npm/11.0.0 node/v20' }, false],
])('a preview says what npm may have kept: %j', (env, may) => expect(mayHaveKeptProduction(env)).toBe(may));
