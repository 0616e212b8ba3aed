import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showHelp } from './process/show-help.ts';

showHelp(readFileSync(join(import.meta.dirname, 'setup/usage.txt'), 'utf8'));

if (process.argv.includes('--production')) await prepareProduction();
// Needs only Node, because it runs before anything is installed.
else (await import('./setup/list-tools.ts')).listTools();

async function prepareProduction(): Promise<void> {
  try {
    const { runSetup } = await import('./setup/run-setup.ts');
    // Without this, an unfinished attempt would keep the process alive until its timeout.
    process.exit(await runSetup(process.argv.slice(2)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error(
      'The packages are missing. Run pnpm install, or deploy/setup.sh, which needs Docker alone.',
    );
    process.exitCode = 1;
  }
}
