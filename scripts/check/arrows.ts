import { dirname, join } from 'node:path/posix';
import { type ArrowRule, arrowRules } from './arrows.rules.ts';
import type { Problem, Project, Report } from './project.ts';
import { type Import, isSource, isTest, listImports } from './source.ts';

/** A file of ours by its path, or a package by its name. */
type Target = { path: string } | { packageName: string };

/** Fonts, styles and pictures carry no arrows. */
const asset = /\.(?:css|woff2|svg|png|webp|avif)(?:\?|$)/;

/** Holds every import against the rules of `arrows.rules.ts`. */
export function checkArrows(project: Project): Report {
  return { problems: project.paths.filter(isSource).flatMap((path) => listProblems(project, path)) };
}

function listProblems(project: Project, path: string): Problem[] {
  const rules = arrowRules.filter((rule) => rule.from.test(path) && (rule.bindsTests || !isTest(path)));
  if (rules.length === 0) return [];
  const imports = listImports(project, path).filter(({ specifier }) => !asset.test(specifier));
  return imports.flatMap((found) => {
    const broken = rules.find((rule) => !isAllowed(rule, path, found));
    if (!broken) return [];
    return [{ path, line: found.line, message: `imports ${found.specifier}: ${broken.message}` }];
  });
}

function isAllowed(rule: ArrowRule, path: string, found: Import): boolean {
  const target = toTarget(path, found.specifier);
  if ('packageName' in target) {
    if (rule.allowsPackages) return rule.allowsPackages.includes(target.packageName);
    return !rule.forbidsPackages?.includes(target.packageName);
  }
  const own = rule.from.exec(path)?.[1] ?? '';
  const isUnder = (prefixes: readonly string[] = []) =>
    prefixes.some((prefix) => target.path.startsWith(prefix.replace('$1', own)));
  if (found.isType && isUnder(rule.allowsTypes)) return true;
  return (rule.allows === undefined || isUnder(rule.allows)) && !isUnder(rule.forbids);
}

function toTarget(path: string, specifier: string): Target {
  const [request = ''] = specifier.split('?');
  // React Router generates the types of a route beside it.
  if (request.includes('/+types/')) return { packageName: 'react-router' };
  if (request.startsWith('.')) return { path: join(dirname(path), request) };
  const [scope = '', name = '', ...rest] = request.split('/');
  if (scope === '@tt') return { path: toWorkspacePath(name, rest.join('/')) };
  return { packageName: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

function toWorkspacePath(name: string, file: string): string {
  if (name === 'web' || name === 'api') return `apps/${name}/${file}`;
  return name === 'e2e' ? `e2e/${file}` : `packages/${name}/src/${file}.ts`;
}
