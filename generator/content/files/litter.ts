// What systems, editors and sharing services leave in folders: passed over, or known as the copy of a file that it is.

/** Of desktops and network drives that somebody has looked at a folder with. */
const SYSTEM = new Set([
  '.ds_store',
  '.localized',
  '.directory',
  '.spotlight-v100',
  '.fseventsd',
  '.trashes',
  'thumbs.db',
  'thumbs.db:encryptable',
  'ehthumbs.db',
  'desktop.ini',
  'icon\r',
  '@eadir',
  '#recycle',
  '$recycle.bin',
  'system volume information',
  'lost+found',
  '__macosx',
]);

/** `norco.yaml~`, `norco.yaml.bak`, `#norco.yaml#`, `~$norco.yaml`, `norco.yaml.lock`, and 4913, by which vim tries whether it may write. */
const EDITORS = /~$|^#.*#$|^~\$|\.(bak|lck|lock|orig|part|rej|save|sw[a-p]|tmp)$|^4913$/i;

/** `._name` holds what a Mac cannot keep elsewhere on a foreign disk; `.nfs…` and `.fuse_hidden…` are files removed while they were open. */
const SYSTEM_PATTERN = /^(\._|\.nfs[0-9a-f]{8}|\.fuse_hidden[0-9a-f]{8})/;

/** What a desktop makes without being asked, in whatever folder: it is no work of anybody's. */
export function isSystemLitter(name: string): boolean {
  return SYSTEM.has(name.toLowerCase()) || SYSTEM_PATTERN.test(name);
}

/** Copies, locks and trials that editors leave beside a file. */
export function isEditorLitter(name: string): boolean {
  return EDITORS.test(name);
}

export function isLitter(name: string): boolean {
  return name.startsWith('.') || isSystemLitter(name) || isEditorLitter(name);
}

/** How sharing services, systems and version control name the second copy of a file: what stands behind or before its own name. */
const COPIES: readonly RegExp[] = [
  // riverside (1).yaml, riverside 2.yaml
  /^(.+?) ?(?:\(\d+\)| \d)$/,
  // riverside copy 2.yaml, riverside - Copy (3).yaml, riverside_copy.yaml
  /^(.+?)[ _-]*[ _-]copy(?: ?\(?\d+\)?)?$/i,
  // Copy of riverside.yaml
  /^copy (?:\(\d+\) )?of (.+)$/i,
  // riverside (conflicted copy 2026-05-01).yaml, riverside (Ann's conflicted copy).yaml, riverside (Case Conflict).yaml
  /^(.+?) ?\([^)]*conflict[^)]*\)$/i,
  // riverside.sync-conflict-20260501-101010-ABCDEFG.yaml, riverside_conflict-20260501.yaml
  /^(.+?)[ ._-]+(?:sync-)?conflict(?:ed)?(?:[ ._-].*)?$/i,
  // riverside_BASE_1234.yaml, of a merge
  /^(.+?)[._](?:BASE|LOCAL|REMOTE|BACKUP)(?:[._]\d+)?$/,
  // riverside.old.yaml, riverside.bak.yaml
  /^(.+?)[ ._-]+(?:old|bak|backup|orig)$/i,
];

/** The name of which this is a copy's: `riverside` for `riverside - Copy`. null: it does not look like one. */
export function copiedFrom(name: string): string | null {
  for (const pattern of COPIES) {
    const original = pattern.exec(name)?.[1];
    if (original !== undefined) return copiedFrom(original) ?? original;
  }
  return null;
}
