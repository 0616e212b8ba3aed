interface VitestReport {
  testResults?: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** Which tests of a report failed: the end of a long log has to say it. */
export function nameFailedTests(report: unknown): string[] {
  if (typeof report !== 'object' || report === null) return [];
  return 'suites' in report ? (report.suites as PlaywrightSuite[]).flatMap(ofPlaywright) : ofVitest(report);
}

function ofVitest({ testResults = [] }: VitestReport): string[] {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

function ofPlaywright(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${projectName}: ${suite.title} › ${title}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap(ofPlaywright)];
}
