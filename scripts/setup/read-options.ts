import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Answers, questions } from './questions.ts';

export interface SetupOptions {
  /** From flags and from a file. A flag wins. */
  given: Answers;
  isOffline: boolean;
  /** Ask also where the input is no terminal. */
  isAsking: boolean;
  folder: string | undefined;
}

/** The words of the command line can't be understood. */
export class OptionError extends Error {}

const names = questions.map(({ name }) => name);
const flags = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

export function readOptions(words: string[]): SetupOptions {
  const { answers, offline, ask, folder, production: _, ...given } = parseWords(words);
  return {
    given: { ...(answers === undefined ? {} : readAnswers(answers)), ...given },
    isOffline: offline ?? false,
    isAsking: ask ?? false,
    folder,
  };
}

function parseWords(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        ...flags,
        answers: { type: 'string' },
        folder: { type: 'string' },
        production: { type: 'boolean' },
        offline: { type: 'boolean' },
        ask: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

/** `-` is the standard input, which reaches into a container. */
function readAnswers(path: string): Answers {
  const answers = readObject(path);
  const wrong = Object.entries(answers)
    .filter(([name, answer]) => !names.includes(name) || typeof answer !== 'string')
    .map(([name]) => name);
  if (wrong.length === 0) return answers as Answers;
  throw new OptionError(
    `${path}: ${wrong.join(', ')} can't be used. The answers are strings by these names: ${names.join(', ')}`,
  );
}

function readObject(path: string): Record<string, unknown> {
  try {
    const answers: unknown = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
    if (typeof answers === 'object' && answers !== null) return { ...answers };
  } catch {
    // The sentence is the same.
  }
  throw new OptionError(
    `${path} is not a file with an object in JSON, such as {"domain": "www.company.com"}`,
  );
}
