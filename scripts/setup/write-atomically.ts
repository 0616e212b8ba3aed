import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';

interface WriteOptions {
  mode: number;
  /** Throws if there is a file. By default, it is replaced. */
  isNew?: boolean;
}

/** The file has either the whole new text or its old content, even if the process or the machine stops. */
export function writeAtomically(path: string, text: string, { mode, isNew = false }: WriteOptions): void {
  const draft = `${path}.setup`;
  rmSync(draft, { force: true });
  try {
    writeFileSync(draft, text, { flag: 'wx', mode, flush: true });
    if (isNew) linkSync(draft, path);
    else renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
