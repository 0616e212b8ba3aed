import type { EmailProblem } from './email-check.ts';

/** What is wrong with an address, in words. */
export type EmailProblemTexts = Record<Exclude<EmailProblem, { text: string }>, string>;

/** Finds the sentence of a problem; the backend may have given its own. */
export function toEmailWords(problem: EmailProblem, texts: EmailProblemTexts): string {
  return typeof problem === 'object' ? problem.text : texts[problem];
}
