// Names of what systems leave in folders that somebody has looked at: nobody put it there, and nobody misses it.

const NAMES: ReadonlySet<string> = new Set(['.DS_Store', '.localized', '.Spotlight-V100', '.fseventsd', '.Trashes', 'Icon\r', 'Thumbs.db', 'ehthumbs.db', 'desktop.ini', '@eaDir', '.directory']);

/** `._name` holds what a Mac cannot keep elsewhere on a foreign disk; `.nfs…` and `.fuse_hidden…` are files removed while they were open. */
const PATTERN = /^(\._|\.nfs[0-9a-f]{8}|\.fuse_hidden[0-9a-f]{8})/;

export function isLitter(name: string): boolean {
  return NAMES.has(name) || PATTERN.test(name);
}
