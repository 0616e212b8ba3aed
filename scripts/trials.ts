import { laterHours } from './trials/later-hours.ts';
import { runTrial } from './trials/run-trial.ts';
import { sixthLanguage } from './trials/sixth-language.ts';
import { tenthCase } from './trials/tenth-case.ts';

/**
 * Follows task pages in fresh clones and runs what the change could break: `pnpm trials` or `pnpm trials case`. Nothing may turn
 * red but the specification test. It takes a few minutes for each trial and tries what is committed.
 */
const trials = { case: tenthCase, hours: laterHours, language: sixthLanguage };

const wanted = process.argv.slice(2);
for (const [name, trial] of Object.entries(trials)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = performance.now();
  const problems = runTrial(name, trial);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  for (const problem of problems) console.log(`  ${problem}`);
  console.log(
    `${name}: ${problems.length === 0 ? 'as promised' : `${problems.length} problems`}, ${minutes} min`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
