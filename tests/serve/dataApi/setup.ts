// What the tests of the data API share: a server with a store of its own, and what it answers to a request.
import { afterAll, beforeAll, inject } from 'vitest';
import { type Running, scratchFolder, startServe } from '../running';

const scratch = scratchFolder('api');
export let server: Running;

beforeAll(async () => {
  server = await startServe(['--out', inject('site'), '--leads', `${scratch.folder}/leads`, '--lead-limit', '1000/10']);
});
afterAll(async () => {
  await server.end();
  scratch.clear();
});

export const table = (name: string) => `${server.url}rest/v1/${name}`;

export async function send(name: string, init: RequestInit) {
  const response = await fetch(table(name), init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>) };
}
