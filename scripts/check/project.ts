import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that a check looks at: paths from the root with forward slashes, and their text. */
export type Project = {
  /** Empty if the project exists in memory only. */
  root: string;
  paths: readonly string[];
  read(path: string): string;
};

export type Problem = { path: string; line?: number; message: string };

export type Report = { problems: Problem[]; summary?: string };

/** Lists tracked and untracked files, so that a check works before the commit. */
export function loadProject(root: string): Project {
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const listed = [...new Set(listing.split('\0'))].filter((path) => path !== '');
  const paths = listed.filter((path) => existsSync(join(root, path))).sort();
  const texts = new Map<string, string>();
  return {
    root,
    paths,
    read(path) {
      const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
      texts.set(path, text);
      return text;
    },
  };
}

/** Creates a project from texts in memory. */
export function toProject(files: Readonly<Record<string, string>>): Project {
  return {
    root: '',
    paths: Object.keys(files).sort(),
    read(path) {
      const text = files[path];
      if (text === undefined) throw new Error(`The project has no file ${path}`);
      return text;
    },
  };
}

export function toLine(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
