import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  testResults?: { assertionResults: { fullName: string; status: string; failureMessages?: string[] }[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results?: { errors: { message?: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}

/** Which tests of a report failed, and why: the end of a long log has to say it. */
export function nameFailedTests(report: unknown): string[] {
  if (typeof report !== 'object' || report === null) return [];
  return 'suites' in report ? (report.suites as PlaywrightSuite[]).flatMap(ofPlaywright) : ofVitest(report);
}

function ofVitest({ testResults = [] }: VitestReport): string[] {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return all
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => withReasons(fullName, failureMessages));
}

function ofPlaywright(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results = [] }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return withReasons(`${projectName}: ${suite.title} › ${title}`, messages);
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(ofPlaywright)];
}

/** The beginning of each message: what was expected, and what was there. */
function withReasons(title: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, 12));
  return [title, ...lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`)].join('\n');
}
