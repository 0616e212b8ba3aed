import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askQuestions } from './ask-questions.ts';
import { collectAnswers } from './collect-answers.ts';
import { listNextSteps } from './list-next-steps.ts';
import { openPrompt, Stopped } from './prompt.ts';
import type { Answers } from './questions.ts';
import { OptionError, readOptions, type SetupOptions } from './read-options.ts';
import { SavedAnswers } from './saved-answers.ts';
import {
  hasOwnWordmark,
  readKnownAnswers,
  siteSettingsPath,
  writeSiteSettings,
} from './site-settings-file.ts';
import { tryAnswer } from './try-answer.ts';
import { writeProductionEnv } from './write-production-env.ts';

const root = join(import.meta.dirname, '../..');

/** Gets all answers, then writes `.env` and the site settings. Returns the exit code. */
export async function runSetup(words: string[]): Promise<number> {
  try {
    return await prepare(readOptions(words));
  } catch (error) {
    if (!(error instanceof OptionError || error instanceof Stopped)) throw error;
    console.error(error.message);
    return error instanceof OptionError ? 2 : 1;
  }
}

async function prepare(options: SetupOptions): Promise<number> {
  const { folder = root } = options;
  if (existsSync(join(folder, '.env'))) {
    console.error(
      '.env already exists and was not changed, because its passwords are the ones that the database has. To change a setting, edit it there, then run deploy/release.sh with the number of the current release.',
    );
    return 1;
  }
  const isAsking = options.isAsking || Boolean(process.stdin.isTTY);
  const answers = await (isAsking ? interview : collect)({ ...options, folder });
  // In the other order, a setup that is stopped in between could not be repeated.
  const settingsFile = join(folder, siteSettingsPath);
  const hasChanged = writeSiteSettings(settingsFile, answers);
  writeProductionEnv(folder, answers);
  new SavedAnswers(folder).remove();
  console.log(
    `\n${listNextSteps(answers, { hasChanged, hasOwnWordmark: hasOwnWordmark(settingsFile) }).join('\n')}`,
  );
  return 0;
}

type Source = SetupOptions & { folder: string };

async function interview({ folder, given, isOffline }: Source): Promise<Answers> {
  const saved = new SavedAnswers(folder);
  const answers = saved.load();
  const prompt = openPrompt(process.stdin, process.stdout);
  prompt.say(
    Object.keys(answers).length > 0
      ? `Continued. To start anew, delete ${SavedAnswers.path}. Answered: ${Object.keys(answers).join(', ')}`
      : 'Ctrl-C stops, and the same command continues. Nothing is written before the last answer.',
  );
  try {
    await askQuestions(answers, {
      prompt,
      given,
      known: readKnownAnswers(join(folder, siteSettingsPath)),
      tryAnswer: isOffline ? tryNothing : tryAnswer,
      save: (current) => saved.save(current),
    });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    throw new Stopped('\nStopped. To continue, run the same command again.');
  } finally {
    prompt.close();
  }
  return answers;
}

async function collect({ folder, given, isOffline }: Source): Promise<Answers> {
  const known = readKnownAnswers(join(folder, siteSettingsPath));
  const { answers, problems, warnings } = await collectAnswers(
    { ...known, ...given },
    isOffline ? tryNothing : tryAnswer,
  );
  for (const warning of warnings) console.log(`warning: ${warning}`);
  if (problems.length > 0) throw new OptionError(problems.map((problem) => `- ${problem}`).join('\n'));
  return answers;
}

async function tryNothing() {
  return [];
}
