import type { Finding } from '../../apps/api/src/ops/doctor/finding.ts';
import { parseAnswer } from './parse-answer.ts';
import { type Answers, isRelevant, type Question, questions } from './questions.ts';

export interface Collection {
  answers: Answers;
  /** All that is missing or wrong. */
  problems: string[];
  /** Findings that a person has to check. */
  warnings: string[];
}

/** Takes the answers without asking. */
export async function collectAnswers(
  given: Answers,
  tryAnswer: (name: string, answers: Answers) => Promise<Finding[]>,
): Promise<Collection> {
  const parsed = questions.map((question) => [question.name, parseGiven(question, given)] as const);
  const answers = Object.fromEntries(
    parsed.map(([name, result]) => [name, result && 'answer' in result ? result.answer : '']),
  );
  const problems = parsed.flatMap(([, result]) => (result && 'problem' in result ? [result.problem] : []));
  const findings = await Promise.all(
    Object.keys(answers).map((name) => (answers[name] ? tryAnswer(name, answers) : [])),
  );
  const format = (wanted: Finding['level']) =>
    findings
      .flat()
      .filter(({ level }) => level === wanted)
      .map(({ subject, text }) => `${subject} ${text}`);
  return {
    answers,
    problems: [...problems, ...new Set(format('failure'))],
    warnings: [...new Set(format('warning'))],
  };
}

function parseGiven(question: Question, given: Answers): ReturnType<typeof parseAnswer> | undefined {
  const { name, form, after, insteadOf } = question;
  const text = given[name] ?? '';
  const isWanted = isRelevant(question, given);
  if (text === '') {
    const isMissing = question.isRequired || (question.completes && isWanted);
    return isMissing ? { problem: `${name} is missing: ${form}` } : undefined;
  }
  if (isWanted) return parseAnswer(question, text);
  const isDouble = insteadOf !== undefined && given[insteadOf];
  return { problem: isDouble ? `${name} and ${insteadOf} exclude each other` : `${name} needs ${after}` };
}
