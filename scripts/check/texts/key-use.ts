import type { Argument, Expression } from 'oxc-parser';
import type { Project } from '../project.ts';
import { isSource, isTest, visitSource } from '../source.ts';

/** Everything in an app's code that may use a message key. */
export type KeyUse = {
  /** Texts of string literals: whole keys are among them. */
  literals: Set<string>;
  /** Keys passed to `.tree(…)`, which hands out all texts below a key, and groups imported by name from a message file. */
  trees: Set<string>;
  /** Identifiers, property names and literals: the names by which texts of a tree and content entries are read. */
  words: Set<string>;
};

/**
 * Reads the modules of `apps/<app>`, or all if the texts are the contract's. Tests are left out: a key that only a test names
 * is not used.
 */
export function collectKeyUse(project: Project, app: string): KeyUse {
  const use: KeyUse = { literals: new Set(), trees: new Set(), words: new Set() };
  const folders = app === 'contract' ? ['apps/', 'packages/contract/'] : [`apps/${app}/`];
  const paths = project.paths.filter(
    (path) => folders.some((folder) => path.startsWith(folder)) && isSource(path),
  );
  for (const path of paths.filter((path) => !isTest(path))) collectFile(project, path, use);
  use.words = use.words.union(use.literals);
  return use;
}

function collectFile(project: Project, path: string, use: KeyUse): void {
  visitSource(project, path, {
    Literal(node) {
      if (typeof node.value === 'string') use.literals.add(node.value);
    },
    Identifier(node) {
      use.words.add(node.name);
    },
    ImportDeclaration(node) {
      const namespace = /\/messages\/en\/(.+)\.json$/.exec(node.source.value)?.[1];
      for (const specifier of namespace ? node.specifiers : []) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        use.trees.add(`${namespace}.${specifier.imported.name}`);
      }
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name !== 'tree') return;
      for (const prefix of listTreeKeys(node.arguments[0])) use.trees.add(prefix);
    },
  });
}

/** `tree(cond ? 'a.b' : 'a.c')` names both groups. */
function listTreeKeys(argument: Argument | Expression | undefined): string[] {
  if (argument?.type === 'ConditionalExpression') {
    return [...listTreeKeys(argument.consequent), ...listTreeKeys(argument.alternate)];
  }
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? [argument.value] : [];
}
