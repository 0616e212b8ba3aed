import { type Scope, type Step, steps, tiers } from './steps.ts';

export interface Choice extends Scope {
  /** Names of steps. */
  only: readonly string[];
  except: readonly string[];
  job?: string | undefined;
}

/** The steps of a tier, less those that the change can't break, or exactly the named ones. */
export function chooseSteps({ tier, isContentOnly, only, except, job }: Choice): readonly Step[] {
  if (only.length > 0) return only.map(getStep);
  const left = except.map(getStep);
  const ofTier = steps.filter(
    (step) =>
      tiers.indexOf(step.from) <= tiers.indexOf(tier) &&
      !(isContentOnly && step.isAboutServer) &&
      !left.includes(step),
  );
  return job === undefined ? ofTier : chooseJob(ofTier, job);
}

/** A step that others of a job need runs in that job as well, because jobs share nothing. */
function chooseJob(ofTier: readonly Step[], job: string): readonly Step[] {
  if (!steps.some((step) => step.job === job)) {
    throw new Error(`No job ${job}. There are: ${[...new Set(steps.map((step) => step.job))].join(', ')}`);
  }
  const needed = new Set(ofTier.filter((step) => step.job === job).map(({ needs }) => needs));
  return ofTier.filter((step) => step.job === job || needed.has(step.name));
}

function getStep(name: string): Step {
  const step = steps.find((candidate) => candidate.name === name);
  if (!step) throw new Error(`No step ${name}. There are: ${steps.map((known) => known.name).join(', ')}`);
  return step;
}
