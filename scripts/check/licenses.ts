import { execFileSync } from 'node:child_process';
import type { Project, Report } from './project.ts';

/** Licenses of what we ship, in images and on pages: they require nothing but their own text. */
const permissive = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'Unlicense', 'Zlib'],
]);

/**
 * Also fine for tools, which we use unchanged and don't redistribute. LGPL is libvips, with which sharp makes
 * pictures.
 */
const forTools = new Set([
  ...permissive,
  ...['CC-BY-3.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0', 'Unicode-3.0'],
]);

/** What `pnpm licenses list --json` prints: packages by license. */
export type Licenses = Record<string, readonly { name: string; versions: readonly string[] }[]>;

/** Checks the licenses of all installed packages. Reads them from the installation, without the network. */
export function checkLicenses({ root }: Project): Report {
  return judgeLicenses(listLicenses(root, '--prod'), listLicenses(root));
}

export function judgeLicenses(shipped: Licenses, all: Licenses): Report {
  const refused = [
    ...list(shipped, permissive).map((text) => `${text}, which we ship`),
    ...list(all, forTools),
  ];
  const count = Object.values(all).flat().length;
  return {
    problems: refused.map((message) => ({
      path: 'pnpm-lock.yaml',
      message: `${message}: replace the package, or allow its license in scripts/check/licenses.ts and say why`,
    })),
    summary: `${count} packages under ${Object.keys(all).length} licenses`,
  };
}

function list(licenses: Licenses, allowed: ReadonlySet<string>): string[] {
  return Object.entries(licenses)
    .filter(([expression]) => !isAllowed(expression, allowed))
    .flatMap(([expression, packages]) =>
      packages.map(({ name, versions }) => `${name}@${versions.join(', ')} is under ${expression}`),
    );
}

/** An SPDX expression as packages have it: `A OR B` offers a choice, `A AND B` requires both. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => isAllowed(part, allowed));
  return text.split(' AND ').every((part) => allowed.has(part));
}

function listLicenses(root: string, ...options: string[]): Licenses {
  const args = ['licenses', 'list', '--recursive', '--json', ...options];
  return JSON.parse(execFileSync('pnpm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
}
