import { parseArgs } from 'node:util';
import { compareSites } from './compare/compare-sites.ts';

/**
 * Compares two builds of the site, such as one of the former release and one of this checkout:
 * `node scripts/compare-sites.ts <before>/client apps/web/build/client`. It fails if a page is missing, shows other
 * text or links, or loads more script.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [before, after] = positionals;
if (!before || !after) throw new Error('Name two folders of built files: the site before and the site after');

const { problems, summary } = compareSites(before, after);
for (const problem of problems) console.log(problem);
console.log(summary);
process.exitCode = problems.length === 0 ? 0 : 1;
