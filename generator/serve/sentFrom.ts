// The page that a lead came from, for the line that tells of it: one of the served site, or none.
import type { IncomingHttpHeaders } from 'node:http';
import { hrefOf, pageOf } from '../content/site/url';
import { parseRequest } from './address';
import type { SiteFiles } from './siteFiles';

/** The Referer is whatever its sender writes: another site's address, or words; and what follows a ? may name a person. */
export async function pageSentFrom({ referer, host }: IncomingHttpHeaders, { base, files }: { base: string; files: SiteFiles }): Promise<string | null> {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { host: from, pathname } = new URL(referer);
  const asked = from === host ? parseRequest(pathname, base) : null;
  const page = asked?.kind === 'file' ? pageOf(asked.file) : null;
  if (asked?.kind !== 'file' || page === null) return null;
  // A file that cannot be read is told by the request for it; a lead is told all the same.
  const file = await files.read(asked.file).catch(() => null);
  return file === null ? null : hrefOf(base, page);
}
