import type { Problem, Project, Report } from './project.ts';
import { isSource, parseSource } from './source.ts';

/** The namespace of texts that every page shows is the one thing that may be called so. */
const commonMessages = /^apps\/(?:web|api)\/messages\/[^/]+\/common\.json$/;

const drawer = /(?:^|\/)(?:utils?|helpers?|misc|common)(?:\.[^/]+)?(?:\/|$)/;

/** Finds drawers that gather what has no home, and barrels that hide where code lives. */
export function checkNames(project: Project): Report {
  const drawers = project.paths.filter((path) => drawer.test(path) && !commonMessages.test(path));
  const barrels = project.paths.filter((path) => isSource(path) && isBarrel(project, path));
  return { problems: [...drawers.map(toDrawerProblem), ...barrels.map(toBarrelProblem)] };
}

function isBarrel(project: Project, path: string): boolean {
  const { module, program } = parseSource(project, path);
  const passesOn = module.staticExports.filter(({ entries }) => entries.some((entry) => entry.moduleRequest));
  if (passesOn.length === 0) return false;
  return /(?:^|\/)index\.tsx?$/.test(path) || passesOn.length === program.body.length;
}

function toDrawerProblem(path: string): Problem {
  return { path, message: 'is named like a drawer: name the file after the one job it does' };
}

function toBarrelProblem(path: string): Problem {
  return { path, message: 'only passes on what others export: import from the file that has the code' };
}
