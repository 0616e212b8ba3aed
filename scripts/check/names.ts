import type { Problem, Project, Report } from './project.ts';

/** The namespace of texts that every page shows is the one thing that may be called so. */
const commonMessages = /^apps\/(?:web|api)\/messages\/[^/]+\/common\.json$/;

const drawer = /(?:^|\/)(?:utils?|helpers?|misc|common)(?:\.[^/]+)?(?:\/|$)/;

/** Finds drawers that gather what has no home. Our own check, because Biome looks at the names of files only. */
export function checkNames({ paths }: Project): Report {
  return { problems: paths.filter((path) => drawer.test(path) && !commonMessages.test(path)).map(toProblem) };
}

function toProblem(path: string): Problem {
  return { path, message: 'has a name that says nothing: name the file after the one job it does' };
}
