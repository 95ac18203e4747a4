// An automation service on loopback that remembers what browsers really send to it. Only https is let through by the form and by
// the policy, so it has a certificate that it signed itself, valid until 2126 and of no worth to anybody:
//   openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost
//     -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout key.pem -out certificate.pem
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as forward, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { project } from '../../setup/run';

const CERTIFICATE = join(project, 'tests/fixtures/localhost');

interface Received {
  method: string;
  /** As asked for: /hooks/42?from=site */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Listening {
  url: string;
  close(): Promise<void>;
}

export interface Echo extends Listening {
  /** So far, in the order in which they came. */
  received: Received[];
}

export async function startEcho(): Promise<Echo> {
  const received: Received[] = [];
  const listening = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    received.push({ method, path: url, headers, body: Buffer.concat(chunks).toString('utf8') });
    // Nothing that allows another origin to read it: services give no such leave.
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
  });
  return { ...listening, received };
}

/** The site over TLS, as visitors have it. What is of its scheme and host, too, is not a third party, from which browsers keep cookies back. */
export function startTls(site: string): Promise<Listening> {
  return listen((request, response) => {
    const { method, url = '/', headers } = request;
    const passed = forward(new URL(url, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
}

/** Under a certificate that nobody has signed. */
async function listen(answer: RequestListener): Promise<Listening> {
  const server = createServer({ key: readFileSync(join(CERTIFICATE, 'key.pem')), cert: readFileSync(join(CERTIFICATE, 'certificate.pem')) }, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
