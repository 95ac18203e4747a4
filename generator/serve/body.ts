// Reads what a request brings, within limits: one body, and all bodies that are being read.
import type { IncomingMessage } from 'node:http';

type Body = { kind: 'body'; bytes: Buffer } | { kind: 'tooLarge' } | { kind: 'busy' } | { kind: 'broken' };

export interface BodyLimits {
  one: number;
  all: number;
}

export type BodyReader = (request: IncomingMessage) => Promise<Body>;

export function createBodyReader({ one, all }: BodyLimits): BodyReader {
  let reading = 0;
  return async (request) => {
    const stated = Number(request.headers['content-length'] ?? 0);
    if (stated > one) return { kind: 'tooLarge' };
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        const bytes = chunk as Buffer;
        size += bytes.length;
        reading += bytes.length;
        if (size > one) return { kind: 'tooLarge' };
        if (reading > all) return { kind: 'busy' };
        chunks.push(bytes);
      }
      return { kind: 'body', bytes: Buffer.concat(chunks) };
    } catch {
      // The sender went away, or took too long.
      return { kind: 'broken' };
    } finally {
      reading -= size;
    }
  };
}
