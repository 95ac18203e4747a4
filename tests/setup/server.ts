// A static host for tests, on loopback: serves a finished site by the site's own URL rule, under a strict policy.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentSecurityPolicy, type PolicySettings } from '../../generator/host/policy';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** The sample site's own: no inline script or style, no script from elsewhere. Every page has to work under it. */
const SHIPPED: PolicySettings = { supabase: null, pixel: null, webhook: 'visitor' };

export interface Host {
  url: string;
  close(): Promise<void>;
}

/** Under the policy of these settings, or under the one that is given. */
export async function serveSite(folder: string, settings: Partial<PolicySettings> | string = {}): Promise<Host> {
  const policy = typeof settings === 'string' ? settings : contentSecurityPolicy({ ...SHIPPED, ...settings });
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = fileFor(folder, path);
    response.setHeader('Content-Security-Policy', policy);
    response.writeHead(file ? 200 : 404, { 'Content-Type': TYPES[extname(file ?? '404.html')] ?? 'application/octet-stream' });
    response.end(readFileSync(file ?? join(folder, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

function fileFor(folder: string, path: string): string | undefined {
  const candidates = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`];
  return candidates.map((name) => join(folder, name)).find((file) => existsSync(file) && statSync(file).isFile());
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
