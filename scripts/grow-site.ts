import { parseArgs } from 'node:util';
import { growSite } from './grow/grow-site.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: node scripts/grow-site.ts [--cases N]
  Builds a copy of the site with N more cases, and prints what they cost.`);

/**
 * Builds a copy of the site with more content, as an editor would add it: folders of content, drawings
 * and no code. `node scripts/grow-site.ts --cases 1000` shows what 5,000 more pages cost.
 */
const { values } = parseArgs({ options: { cases: { type: 'string', default: '1' } } });
console.log(JSON.stringify(await growSite(Number(values.cases)), null, 2));
