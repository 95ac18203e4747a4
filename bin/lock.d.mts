export interface Lock {
  release(): Promise<void>;
}

export function takeLock(folder: string, purpose: string, says?: string, name?: string): Promise<Lock | { holder: string | null }>;
