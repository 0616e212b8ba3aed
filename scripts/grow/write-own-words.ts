import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes } from '../../packages/contract/src/language/language.ts';

/** The same numbers for the same seed, so that two builds can be compared. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Gives a copied case words of its own in every language, because equal ones would compress to nothing. */
export async function writeOwnWords(web: string, key: string, seed: number): Promise<void> {
  for (const language of languageCodes) {
    const file = join(web, 'content/cases', key, `words.${language}.json`);
    const text = await readFile(file, 'utf8');
    const vocabulary = [...new Set(text.match(/\p{Letter}{3,}/gu))];
    const random = createRandom(seed);
    const say = (count: number) =>
      Array.from({ length: count }, () => vocabulary[random(vocabulary.length)]).join(' ');
    const words = JSON.parse(text);
    words.title = `${say(3)} ${seed}`;
    words.meta = { title: words.title, description: say(18) };
    words.card = { description: say(9), results: [say(2), say(3), say(4)] };
    await writeFile(file, `${JSON.stringify(words, null, 2)}\n`);
  }
}
