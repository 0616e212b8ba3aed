import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { extractRelease } from './release.ts';

const run = promisify(execFile);

/** The tag of the release before this one, which runs beside it in a deploy; undefined before the first. */
export async function findPreviousTag(): Promise<string | undefined> {
  const { stdout } = await run(
    'git',
    ['tag', '--list', '--merged', 'HEAD', '--no-contains', 'HEAD', '--sort=-version:refname', 'v*'],
    {
      cwd: import.meta.dirname,
    },
  );
  return stdout.split('\n')[0] || undefined;
}

let extracted: Promise<string> | undefined;

export function extractPreviousRelease(tag: string): Promise<string> {
  extracted ??= extractRelease(tag);
  return extracted;
}
