import { posix } from 'node:path';
import { type Problem, type Project, type Report, toLine } from '../project.ts';

type Mention = { text: string; offset: number };

const layoutFolders = 'apps|packages|e2e|resilience|deploy|scripts|docs|\\.ci|\\.devcontainer|\\.github';
const repositoryPath = new RegExp(`^(?:${layoutFolders})/[\\w.*<>{}@+/-]+$|^[A-Z]+\\.md$`);

/** Documents name files that a build or an install writes, which a fresh clone lacks. */
const generatedPath = /\/(?:build|node_modules|\.react-router|test-results)(?:\/|$)/;

/** Not texts of the site, nor the changelog, which keeps what is gone. */
const documentPath = /^(?!apps\/|\.github\/|CHANGELOG).*\.md$/;

const pnpmCommands = 'add|approve-builds|audit|dlx|exec|install|outdated|remove|run|store|update|why'.split(
  '|',
);

/**
 * Verifies that paths and scripts which the documents name exist, and that a reader finds every document. Our own check: no
 * library knows which code spans those are.
 */
export function checkDocs(project: Project): Report {
  const documents = project.paths.filter((path) => documentPath.test(path));
  const scripts = listScripts(project);
  const problems = documents.flatMap((path) => {
    const text = project.read(path);
    const at = (mention: Mention, message: string): Problem => ({
      path,
      line: toLine(text, mention.offset),
      message,
    });
    return [
      ...listPaths(text)
        .filter((mention) => !hasPath(project, mention.text))
        .map((mention) => at(mention, `names ${mention.text}, which does not exist: correct or remove it`)),
      ...listCommands(text)
        .filter((mention) => !scripts.has(mention.text))
        .map((mention) => at(mention, `names the script “pnpm ${mention.text}”, which no package.json has`)),
    ];
  });
  return {
    problems: [...problems, ...listUnlinked(project, documents)],
    summary: `${documents.length} documents`,
  };
}

/** Every document is linked from the README, or from the README of its folder. */
function listUnlinked(project: Project, documents: readonly string[]): Problem[] {
  const indexes = documents.filter((path) => posix.basename(path) === 'README.md');
  const linked = indexes.flatMap((path) =>
    [...project.read(path).matchAll(/\]\(([^)#]+)/g)].map((link) =>
      posix.join(posix.dirname(path), link[1] ?? ''),
    ),
  );
  return documents
    .filter((path) => path !== 'README.md' && !linked.includes(path))
    .map((path) => ({ path, message: 'is linked from no README: add it where a reader would look' }));
}

function listScripts(project: Project): Set<string> {
  const manifests = project.paths.filter((path) => /(?:^|\/)package\.json$/.test(path));
  return new Set(
    manifests.flatMap((path) => {
      const manifest: { scripts?: Record<string, string> } = JSON.parse(project.read(path));
      return Object.keys(manifest.scripts ?? {});
    }),
  );
}

function listPaths(text: string): Mention[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map((match) => ({ text: (match[1] ?? '').replace(/:\d+$/, ''), offset: match.index }))
    .filter((mention) => repositoryPath.test(mention.text) && !generatedPath.test(mention.text));
}

/** Commands are in code spans and code blocks; prose may mention pnpm freely. */
function listCommands(text: string): Mention[] {
  return [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].flatMap((code) =>
    [...code[0].matchAll(/\bpnpm (?:(?:--filter|-F) \S+ |-\S+ )*(?:run )?([a-z][\w:-]*)/g)]
      .map((match) => ({ text: match[1] ?? '', offset: code.index + match.index }))
      .filter((mention) => !pnpmCommands.includes(mention.text)),
  );
}

/** `*`, `<lang>`, `{lang}` and `NNNN` stand for any name. */
function hasPath(project: Project, path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .split(/(\*\*|\*|<[^>]+>|\{[^}]+\}|NNNN)/)
    .map((part, index) => (index % 2 === 0 ? RegExp.escape(part) : part === '**' ? '.*' : '[^/]*'))
    .join('');
  const matcher = new RegExp(`^${pattern}(?:/|$)`);
  return project.paths.some((known) => matcher.test(known));
}
