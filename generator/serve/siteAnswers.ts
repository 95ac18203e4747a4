// Answers with files of the site: 200, 206, 304, 308, 404 with 404.html, 500 with 500.html.
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Asked, bareFile } from './address';
import { isText, typeOf } from './headers';
import { type Encoding, encodingFor, isKnown, partFor } from './negotiate';
import type { SiteFile, SiteFiles } from './siteFiles';

export interface SiteRequest {
  asked: Exclude<Asked, { kind: 'api' }>;
  /** How long the site lets the file be kept; null: asked for anew. */
  cache: string | null;
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Site {
  files: SiteFiles;
  log(line: string): void;
}

export async function answerWithSite({ asked, cache, request, response }: SiteRequest, site: Site): Promise<void> {
  if (asked.kind === 'malformed') return sendText(response, 400, 'This address cannot be read.\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendAllowed(request, response);
  const found = asked.kind === 'unknown' ? null : ((await site.files.read(asked.file)) ?? (await readBare(asked, site)));
  if (found === null || asked.kind === 'unknown') return sendNotFound(request, response, site);
  if (asked.kind === 'moved') return sendMoved(response, asked.to);
  response.setHeader('Cache-Control', cache ?? 'no-cache');
  await sendFile(found, request, response);
}

async function readBare(asked: Exclude<Asked, { kind: 'api' | 'unknown' | 'malformed' }>, site: Site): Promise<SiteFile | null> {
  const file = asked.kind === 'file' ? bareFile(asked.file) : null;
  return file === null ? null : site.files.read(file);
}

/** 500.html, or words if even that cannot be read. Never throws. */
export async function sendFailure(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  try {
    await sendWhole({ file: await site.files.read('500.html'), status: 500, otherwise: 'Something went wrong here.\n' }, request, response);
  } catch {
    sendText(response, 500, 'Something went wrong here.\n');
  }
}

async function sendNotFound(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  site.log(`404 ${request.method} ${printable(request.url ?? '')}`);
  await sendWhole({ file: await site.files.read('404.html'), status: 404, otherwise: 'There is no such page.\n' }, request, response);
}

/** Whoever asks chooses the words: no escape codes, no second line, no end of the disk. */
function printable(target: string): string {
  return target.slice(0, 500).replace(/[^\u0021-\u007e]/g, encodeURIComponent);
}

function sendMoved(response: ServerResponse, to: string): void {
  response.writeHead(308, { Location: to, 'Cache-Control': 'no-cache', 'Content-Length': 0 });
  response.end();
}

function sendAllowed(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD, OPTIONS');
  if (request.method !== 'OPTIONS') return sendText(response, 405, 'Pages can only be read.\n');
  response.writeHead(204);
  response.end();
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

async function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const part = request.method === 'GET' && isFresh(file, request.headers['if-range']) ? partFor(request.headers.range, file.size) : 'whole';
  const encoding = part === 'whole' ? encodingFor(request.headers['accept-encoding']) : null;
  const encoded = encoding === null ? null : await file.encoded(encoding);
  const tag = tagOf(file, encoded === null ? null : encoding);
  response.setHeader('ETag', tag);
  if (isText(file.file)) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(tag, request.headers['if-none-match'])) {
    response.writeHead(304);
    response.end();
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  if (part === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 });
    response.end();
    return;
  }
  response.setHeader('Content-Type', typeOf(file.file));
  if (encoded !== null && encoding !== null) {
    response.writeHead(200, { 'Content-Encoding': encoding, 'Content-Length': encoded.length });
    response.end(encoded);
    return;
  }
  const { from, to } = part === 'whole' ? { from: 0, to: file.size - 1 } : part;
  if (part !== 'whole') response.setHeader('Content-Range', `bytes ${from}-${to}/${file.size}`);
  response.writeHead(part === 'whole' ? 200 : 206, { 'Content-Length': to - from + 1 });
  await sendBytes(file, { from, to }, request, response);
}

/** If-Range: the part is of the bytes that the browser has the beginning of. */
function isFresh(file: SiteFile, ifRange: string | string[] | undefined): boolean {
  return ifRange === undefined || ifRange === tagOf(file, null);
}

/** Each encoding is other bytes, with a tag of its own. A tag from size and time is a weak one. */
function tagOf(file: SiteFile, encoding: Encoding | null): string {
  if (file.bytes === null) return `W/"${file.tag}"`;
  return `"${file.tag}${encoding === null ? '' : `-${encoding}`}"`;
}

async function sendBytes(file: SiteFile, part: { from: number; to: number }, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'HEAD' || file.size === 0) {
    response.end();
    return;
  }
  if (file.bytes !== null) {
    response.end(part.to - part.from + 1 === file.size ? file.bytes : file.bytes.subarray(part.from, part.to + 1));
    return;
  }
  await pipeline(createReadStream(file.path, { start: part.from, end: part.to }), response);
}

async function sendWhole(
  { file, status, otherwise }: { file: SiteFile | null; status: number; otherwise: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (file?.bytes == null) return sendText(response, status, otherwise);
  const encoding = encodingFor(request.headers['accept-encoding']);
  const encoded = encoding === null ? null : await file.encoded(encoding);
  if (encoded !== null && encoding !== null) response.setHeader('Content-Encoding', encoding);
  const bytes = encoded ?? file.bytes;
  response.writeHead(status, {
    'Content-Type': typeOf(file.file),
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    'Content-Length': bytes.length,
  });
  response.end(bytes);
}
