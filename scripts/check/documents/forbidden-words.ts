import { type Problem, type Project, type Report, toLine } from '../project.ts';

type Rule = { pattern: RegExp; paths?: RegExp; except?: RegExp; message: string };

const rules: readonly Rule[] = [
  {
    pattern: /(?<![\w.~}$-])\/(?:root|home\/\w+|Users|tmp|mnt|opt)\/\w/g,
    except: /^deploy\//,
    message: 'is a path of one machine: use a path from the root of the project or a temporary folder by API',
  },
  {
    pattern: /\b(?:registry|npm|verdaccio|artifactory|nexus)\.(?:[a-z0-9-]+\.)+[a-z]{2,}\b/gi,
    message: 'is a registry host: the registry is a setting of the machine',
  },
  { pattern: /\b(?:TODO|FIXME|XXX)\b/g, message: 'do it now, or open an issue' },
  {
    pattern: /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme)\(/g,
    paths: /\.(?:test|spec)\.tsx?$/,
    message: 'every test runs, always: repair the test or delete it',
  },
  {
    pattern: /\bprocess\.env\b/g,
    paths: /^apps\/api\/src\//,
    except: /config(?:\.test)?\.ts$/,
    message: 'one reader of the environment: add the value to apps/api/src/config.ts',
  },
];

/** The rules and their samples name what they forbid. */
const exemptPaths = /^scripts\/check\/documents\/forbidden-words/;
const binaryPaths = /\.(?:png|jpe?g|webp|avif|ico|woff2?|pdf|zst|gz|br)$/;

/** Finds words that must not be in the repository. Our own check, because linters read code and not every file. */
export function checkForbiddenWords(project: Project): Report {
  const paths = project.paths.filter((path) => !exemptPaths.test(path) && !binaryPaths.test(path));
  return { problems: paths.flatMap((path) => listProblems(path, project.read(path))) };
}

function listProblems(path: string, text: string): Problem[] {
  return rules
    .filter((rule) => (rule.paths?.test(path) ?? true) && !rule.except?.test(path))
    .flatMap(({ pattern, message }) =>
      [...text.matchAll(pattern)].map((match) => ({
        path,
        line: toLine(text, match.index),
        message: `“${match[0]}” ${message}`,
      })),
    );
}
