import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { mutants } from './mutants/mutants.ts';
import { MutantBench } from './mutants/mutant-bench.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: pnpm test:mutants [--only WORD]
  Breaks one promise of the code at a time, and expects a test to notice.
  --only  the mutants whose promise has this word`);

/**
 * Breaks one promise of the code at a time and expects its tests to turn red: `pnpm test:mutants`, or
 * `pnpm test:mutants --only 'held'` for those whose name has the word. It tries what is committed.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const waiting = mutants.filter(({ breaks }) => breaks.includes(values.only));
const wanted = waiting.length;
const survivors: string[] = [];

async function work(number: number): Promise<void> {
  const bench = new MutantBench(`mutants-${number}`);
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const verdict = await bench.run(mutant);
    console.log(`${verdict.padEnd(8)}  ${mutant.breaks}`);
    if (verdict !== 'killed') survivors.push(mutant.breaks);
  }
  bench.remove();
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, (_, number) => work(number)));
console.log(`mutants ${wanted}, killed ${wanted - survivors.length}, survived ${survivors.length}`);
if (survivors.length > 0) process.exitCode = 1;
