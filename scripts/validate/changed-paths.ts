import { execFileSync } from 'node:child_process';

/** Texts and content of the site, and documents, except those that tests of the server read. */
const contentOnly =
  /^(?:apps\/web\/(?:content|messages)\/.*\.(?:json|md|svg)|docs\/(?!api\/|runbook).*\.(?:md|png)|[A-Z]+\.md)$/;

/** What differs from the point at which this branch left another, uncommitted changes included. */
export function listChangedPaths(since: string): string[] {
  const base = runGit('merge-base', since, 'HEAD').trim();
  const tracked = runGit('diff', '--name-only', base);
  const untracked = runGit('ls-files', '--others', '--exclude-standard');
  return `${tracked}${untracked}`.split('\n').filter(Boolean);
}

export function areContentOnly(paths: readonly string[]): boolean {
  return paths.length > 0 && paths.every((path) => contentOnly.test(path));
}

function runGit(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' });
}
