import { type EcmaScriptModule, type ParseResult, parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { type Project, toLine } from './project.ts';

export type Import = { specifier: string; line: number; isType: boolean };

const parsed = new WeakMap<Project, Map<string, ParseResult>>();

export function isSource(path: string): boolean {
  return /\.tsx?$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /^(e2e|apps\/api\/test|packages\/contract\/test)\//.test(path);
}

/** Parses a module once, however many checks ask for it. */
export function parseSource(project: Project, path: string): ParseResult {
  const results = parsed.get(project) ?? new Map<string, ParseResult>();
  parsed.set(project, results);
  const result = results.get(path) ?? parseSync(path, project.read(path));
  results.set(path, result);
  return result;
}

export function visitSource(project: Project, path: string, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parseSource(project, path).program);
}

export function listImports(project: Project, path: string): Import[] {
  const text = project.read(path);
  const { staticImports, staticExports, dynamicImports } = parseSource(project, path).module;
  const toImport = (specifier: string, offset: number, isType: boolean): Import => ({
    specifier,
    line: toLine(text, offset),
    isType,
  });
  return [
    ...staticImports.map((found) =>
      toImport(found.moduleRequest.value, found.start, isTypeImport(text, found)),
    ),
    ...staticExports.flatMap((found) =>
      found.entries.flatMap((entry) =>
        entry.moduleRequest ? [toImport(entry.moduleRequest.value, found.start, entry.isType)] : [],
      ),
    ),
    ...dynamicImports.map(({ start, moduleRequest }) =>
      toImport(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), start, false),
    ),
  ];
}

function isTypeImport(text: string, found: EcmaScriptModule['staticImports'][number]): boolean {
  if (/^import\s+type\b/.test(text.slice(found.start, found.end))) return true;
  return found.entries.length > 0 && found.entries.every((entry) => entry.isType);
}
