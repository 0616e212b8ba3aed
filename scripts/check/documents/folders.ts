import { dirname } from 'node:path';
import type { Project, Report } from '../project.ts';

const mostFiles = 30;
const documentPath = 'docs/architecture.md';

const source = /^(?:apps|packages|e2e|resilience|scripts|deploy)\/.*\.(?:tsx?|css)$/;

/** A source folder has one purpose, described in docs/architecture.md, and few files. No library checks this. */
export function checkFolders(project: Project): Report {
  const folders = Map.groupBy(
    project.paths.filter((path) => source.test(path)),
    dirname,
  );
  const document = project.read(documentPath);
  const problems = [...folders].flatMap(([folder, files]) => [
    ...(files.length > mostFiles
      ? [{ path: folder, message: `has ${files.length} files, ${mostFiles} at most: split it by subject` }]
      : []),
    ...(document.includes(`\`${folder}\``)
      ? []
      : [
          { path: documentPath, message: `does not tell what belongs in ${folder}: add a line to “Folders”` },
        ]),
  ]);
  return { problems, summary: `${folders.size} folders` };
}
