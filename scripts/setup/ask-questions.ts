import type { Finding } from '../../apps/api/src/ops/doctor/finding.ts';
import { parseAnswer } from './parse-answer.ts';
import type { Prompt } from './prompt.ts';
import { type Answers, isRelevant, type Question, questions } from './questions.ts';

export interface Interview {
  prompt: Prompt;
  /** Answers that need no asking, but have to be right. */
  given: Answers;
  /** The answers that Enter accepts at a question that can't be skipped. */
  known: Answers;
  tryAnswer: (name: string, answers: Answers) => Promise<Finding[]>;
  save: (answers: Answers) => void;
}

/** Asks every question that has no answer yet, and saves after each. */
export async function askQuestions(answers: Answers, interview: Interview): Promise<void> {
  const { prompt, save } = interview;
  const held = new Map(Object.entries(interview.given));
  const explained = new Set<string>();
  for (let question = findNext(answers); question; question = findNext(answers)) {
    const { name } = question;
    const text = held.get(name) ?? (await askOne(question, interview, explained));
    held.delete(name);
    const parsed = parse(question, text);
    if ('problem' in parsed) {
      prompt.say(`  ${parsed.problem}.`);
      continue;
    }
    const again = await findWrong(name, { ...answers, [name]: parsed.answer }, interview);
    if (again.length > 0) {
      // Other answers caused the failure, so this one is tried again after them.
      if (!again.includes(name)) held.set(name, parsed.answer);
      for (const wrong of again) delete answers[wrong];
      continue;
    }
    answers[name] = parsed.answer;
    if (parsed.answer === '' && question.completes && question.after) answers[question.after] = '';
    save(answers);
  }
}

function findNext(answers: Answers): Question | undefined {
  return questions.find((question) => answers[question.name] === undefined && isRelevant(question, answers));
}

async function askOne(
  { name, hint, isSecret }: Question,
  { prompt, known }: Interview,
  explained: Set<string>,
): Promise<string> {
  if (!explained.has(name)) prompt.say(`\n${hint}`);
  explained.add(name);
  const answer = await prompt.ask(`${name}${known[name] ? ` [${known[name]}]` : ''}: `, { isSecret });
  return answer || known[name] || '';
}

function parse(question: Question, text: string): ReturnType<typeof parseAnswer> {
  if (text !== '') return parseAnswer(question, text);
  return question.isRequired ? { problem: `${question.name} is needed: ${question.form}` } : { answer: '' };
}

/** The questions to ask again, because their answers failed and the person doesn't want to keep them. */
async function findWrong(
  name: string,
  answers: Answers,
  { prompt, tryAnswer }: Interview,
): Promise<string[]> {
  if (!answers[name]) return [];
  const findings = await prompt.during(tryAnswer(name, answers));
  for (const { level, subject, text } of findings) prompt.say(`  ${level}: ${subject} ${text}`);
  const failures = findings.filter(({ level }) => level === 'failure');
  if (failures.length === 0) return [];
  const reply = await prompt.ask('  Enter: answer again. k: keep it as it is. ');
  if (reply.toLowerCase() === 'k') return [];
  // A sentence of doctor names the settings to change.
  const named = questions.filter(
    ({ setting }) => setting && failures.some(({ text }) => text.includes(setting)),
  );
  const answered = named.filter((question) => answers[question.name]).map((question) => question.name);
  return answered.length > 0 ? answered : [name];
}
