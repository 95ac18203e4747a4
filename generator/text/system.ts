// What a file system refuses, in words for whoever runs shingle: why, and what can be done.

/** ENOENT and its like; undefined for what no system has said. */
export function codeOf(cause: unknown): string | undefined {
  return (cause as NodeJS.ErrnoException).code;
}

export interface SystemTrouble {
  why: string;
  fix: string;
}

/** By the system's code; `option` is the one that names another folder. Undefined for what has no words. */
export function systemTrouble(code: string, option: '--out' | '--leads'): SystemTrouble | undefined {
  return TROUBLES(`or name another folder with ${option}`, option)[code];
}

const TROUBLES = (other: string, option: string): Readonly<Record<string, SystemTrouble>> => ({
  ENOSPC: { why: 'the disk is full, or takes no more files', fix: `make room on it, ${other}` },
  EDQUOT: { why: 'you may use no more of this disk', fix: `make room on it, ${other}` },
  EROFS: { why: 'it is on a disk that can only be read', fix: `name a folder on another disk with ${option}` },
  EACCES: { why: 'there is no permission for it', fix: `give yourself the right to it (ls -ld shows whose it is), ${other}` },
  EPERM: { why: 'the system does not allow it', fix: `find out whose it is (ls -ld), ${other}` },
  ENOTDIR: { why: 'a part of the path is a file, not a folder', fix: 'correct the path, or move that file away' },
  ENAMETOOLONG: { why: 'its name is too long', fix: `choose a shorter name, ${other}` },
  ELOOP: { why: 'it is a link that leads back to itself', fix: `put the folder itself in its place, ${other}` },
  EMFILE: { why: 'too many files are open', fix: 'close other programs, or allow more open files (ulimit -n)' },
  ENFILE: { why: 'too many files are open', fix: 'close other programs' },
  EIO: { why: 'the disk gives an error', fix: `copy what can be read to another disk, ${other}` },
});
