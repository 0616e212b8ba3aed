import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a shell script that a command under test finds on its PATH instead of the program of that name. */
export async function pretendProgram(folder: string, name: string, script: string): Promise<void> {
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}
