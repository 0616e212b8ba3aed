import { remark } from 'remark';
import remarkValidateLinks from 'remark-validate-links';
import { engine, type VFileReporter } from 'unified-engine';
import type { Problem, Project, Report } from '../project.ts';

/** Verifies the links of documents to files and headings. */
export async function checkLinks({ root, paths }: Project): Promise<Report> {
  const documents = paths.filter((path) => path.endsWith('.md'));
  return { problems: await listProblems(root, documents), summary: `${documents.length} documents` };
}

function listProblems(root: string, files: string[]): Promise<Problem[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Problem[]>();
  let problems: Problem[] = [];
  const reporter: VFileReporter = (reported) => {
    problems = reported.flatMap(({ path, messages }) =>
      messages.map(({ line = 1, reason }) => ({ path, line, message: reason })),
    );
    return '';
  };
  // The whole engine, because remark alone does not check headings of other files.
  engine(
    {
      processor: remark(),
      // Its types do not know the second argument that the engine passes.
      plugins: [[remarkValidateLinks as never, { repository: false, root }]],
      cwd: root,
      files,
      reporter,
      output: false,
    },
    (error) => (error ? reject(error) : resolve(problems)),
  );
  return promise;
}
