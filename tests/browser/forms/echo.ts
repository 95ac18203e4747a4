// An automation service on loopback that remembers what browsers really send to it. Only https is let through by the form and by
// the policy, so it has a certificate that it signed itself, valid until 2126 and of no worth to anybody:
//   openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost
//     -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout key.pem -out certificate.pem
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { project } from '../../setup/run';

const CERTIFICATE = join(project, 'tests/fixtures/localhost');

export interface Received {
  method: string;
  /** As asked for: /hooks/42?from=site */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Echo {
  url: string;
  /** So far, in the order in which they came. */
  received: Received[];
  close(): Promise<void>;
}

export async function startEcho(): Promise<Echo> {
  const received: Received[] = [];
  const server = createServer({ key: readFileSync(join(CERTIFICATE, 'key.pem')), cert: readFileSync(join(CERTIFICATE, 'certificate.pem')) }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    received.push({ method, path: url, headers, body: Buffer.concat(chunks).toString('utf8') });
    // Nothing that allows another origin to read it: services give no such leave.
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
