export function cachedFolder(cache: string, key: string, make: (scratch: string) => Promise<void>): Promise<string>;
export function hashFiles(root: string, names: readonly string[], counts?: (name: string) => boolean): string;
