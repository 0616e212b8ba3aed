import { type ParseResult, parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import type { Project } from './project.ts';

export const testPath = /\.(?:test|spec)\.tsx?$|^(?:e2e|apps\/api\/test|packages\/contract\/test)\//;

const parsed = new WeakMap<Project, Map<string, ParseResult>>();

export function isSource(path: string): boolean {
  return /\.tsx?$/.test(path);
}

export function isTest(path: string): boolean {
  return testPath.test(path);
}

/** Parses a module once for all checks. */
function parseSource(project: Project, path: string): ParseResult {
  const results = parsed.get(project) ?? new Map<string, ParseResult>();
  parsed.set(project, results);
  const result = results.get(path) ?? parseSync(path, project.read(path));
  results.set(path, result);
  return result;
}

export function visitSource(project: Project, path: string, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parseSource(project, path).program);
}
