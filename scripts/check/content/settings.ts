import { formatIssue } from '../../../packages/contract/src/settings/parse-file.ts';
import { settingsSchema } from '../../../packages/contract/src/settings/settings-schema.ts';
import type { Project, Report } from '../project.ts';
import { findKeyLine } from '../texts/message-files.ts';

const path = 'packages/contract/src/settings.json';

/** Parses what the company has decided about its site. */
export function checkSettings(project: Project): Report {
  const text = project.read(path);
  try {
    const { error } = settingsSchema.safeParse(JSON.parse(text));
    const problems = (error?.issues ?? []).map((issue) => ({
      path,
      line: findKeyLine(text, ['entry', ...issue.path].join('.')),
      message: formatIssue(issue),
    }));
    return { problems };
  } catch (error) {
    return { problems: [{ path, message: `is no JSON: ${error instanceof Error ? error.message : error}` }] };
  }
}
