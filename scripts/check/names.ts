import type { Problem, Project, Report } from './project.ts';

/** The namespace of texts that every page shows is the one thing that may be called so. */
const commonMessages = /^apps\/(?:web|api)\/messages\/[^/]+\/common\.json$/;

const catchAllName = /(?:^|\/)(?:utils?|helpers?|misc|common)(?:\.[^/]+)?(?:\/|$)/;

/** Finds catch-all names such as utils. Our own check, because Biome checks only file names. */
export function checkNames({ paths }: Project): Report {
  return {
    problems: paths.filter((path) => catchAllName.test(path) && !commonMessages.test(path)).map(toProblem),
  };
}

function toProblem(path: string): Problem {
  return { path, message: 'has a name that says nothing: name the file after the one job it does' };
}
