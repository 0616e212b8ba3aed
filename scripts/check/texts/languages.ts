import { languages } from '../../../packages/contract/src/language/language.ts';
import type { Problem, Project, Report } from '../project.ts';
import { hasLetterRules } from './message-letters.ts';

type LanguageTable = readonly { code: string; tag: string; name: string }[];

/** Reports the steps of docs/tasks/add-a-language.md that were skipped and that no type and no other check reports. */
export function checkLanguages(project: Project, table: LanguageTable = languages): Report {
  return {
    problems: table.flatMap((language) => listSkippedSteps(project, language)),
    summary: table.map(({ code }) => code).join(', '),
  };
}

function listSkippedSteps(project: Project, { code, tag, name }: LanguageTable[number]): Problem[] {
  const guide = 'docs/translation.md';
  const steps = [
    {
      isDone: hasLetterRules(tag),
      path: 'scripts/check/texts/message-letters.ts',
      message: `has no letters and quotes of ${name}: add rules for the tag ${tag}`,
    },
    {
      isDone: project.read(guide).includes(`| \`${code}\` `),
      path: guide,
      message: `has no row of the folder ${code}: say how ${name} addresses its reader`,
    },
  ];
  return steps.filter(({ isDone }) => !isDone).map(({ path, message }) => ({ path, message }));
}
