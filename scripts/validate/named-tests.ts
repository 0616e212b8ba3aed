export interface NamedTests {
  failed: string[];
  /** Those that passed only on retry. */
  retried: string[];
}

interface VitestReport {
  testResults?: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** Which tests of a report did not pass at the first try: the end of a long log has to say it. */
export function nameTests(report: unknown): NamedTests {
  if (typeof report !== 'object' || report === null) return { failed: [], retried: [] };
  return 'suites' in report ? ofPlaywright(report.suites as PlaywrightSuite[]) : ofVitest(report);
}

function ofVitest({ testResults = [] }: VitestReport): NamedTests {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failed: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    // The errors of the first try stay in the report.
    retried: all
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  };
}

function ofPlaywright(suites: PlaywrightSuite[]): NamedTests {
  const all = suites.flatMap(listPlaywrightTests);
  const named = (status: string) => all.filter((test) => test.status === status).map(({ name }) => name);
  return { failed: named('unexpected'), retried: named('flaky') };
}

function listPlaywrightTests(suite: PlaywrightSuite): { name: string; status: string }[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({ name: `${projectName}: ${suite.title} › ${title}`, status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(listPlaywrightTests)];
}
