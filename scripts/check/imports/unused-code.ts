import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Problem, Project, Report } from '../project.ts';

type Finding = { name: string; line?: number };
type FileIssues = { file: string } & Partial<Record<string, Finding[]>>;

const knip = join(import.meta.dirname, '../../../node_modules/knip/bin/knip.js');

const messages: Readonly<Record<string, (name: string) => string>> = {
  files: () => 'nothing imports or starts this file: remove it, or name it as an entry in knip.jsonc',
  exports: (name) => `nothing imports ${name}: remove it, or its “export”`,
  types: (name) => `nothing imports the type ${name}: remove it, or its “export”`,
  dependencies: (name) => `nothing uses the package ${name}: remove it`,
  devDependencies: (name) => `nothing uses the package ${name}: remove it`,
  unlisted: (name) => `uses ${name}, which the package.json of this folder lacks: add it`,
};

/** Finds unused files, exports and dependencies with knip, in a process of its own beside the other checks. */
export async function checkUnusedCode(project: Project): Promise<Report> {
  const options = ['--directory', project.root, '--reporter', 'json', '--no-progress', '--no-exit-code'];
  const { stdout } = await promisify(execFile)(process.execPath, [knip, ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { issues }: { issues: FileIssues[] } = JSON.parse(stdout);
  return { problems: issues.flatMap(listProblems) };
}

function listProblems({ file: path, ...findings }: FileIssues): Problem[] {
  return Object.entries(findings).flatMap(([kind, found = []]) =>
    found.map(({ name, line }) => ({
      path,
      ...(line === undefined ? {} : { line }),
      message: messages[kind]?.(name) ?? `${kind}: ${name}, see knip.dev`,
    })),
  );
}
