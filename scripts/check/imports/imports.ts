import { cruise, type ICruiseResult } from 'dependency-cruiser';
import type { Project } from '../project.ts';
import { isSource } from '../source.ts';
import { listForbiddenImports } from './forbidden-imports.ts';

const cruised = new WeakMap<Project, Promise<ICruiseResult>>();

/** Fonts, styles and pictures import nothing. */
const assets = '\\.(?:css|woff2|svg|png|webp|avif)(?:\\?|$)';

/** Resolves every import and checks it against the rules, once for all checks. */
export function cruiseImports(project: Project): Promise<ICruiseResult> {
  const result = cruised.get(project) ?? cruiseProject(project);
  cruised.set(project, result);
  return result;
}

async function cruiseProject(project: Project): Promise<ICruiseResult> {
  const { output } = await cruise(
    project.paths.filter(isSource),
    {
      baseDir: project.root,
      validate: true,
      ruleSet: { forbidden: listForbiddenImports() },
      // Types count: some arrows are allowed for them alone.
      tsPreCompilationDeps: true,
      doNotFollow: { path: '(?:^|/)node_modules/' },
      exclude: { path: assets },
    },
    { exportsFields: ['exports'], conditionNames: ['import'], extensions: ['.ts', '.tsx', '.js'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}
