import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Endpoints {
  databaseUrl: string;
  standins: { telegram: { url: string }; slack: { url: string } };
}

/** Where the parts of the running preview listen: it writes this down when it is ready. */
export function loadEndpoints(): Endpoints {
  const directory =
    process.env.DATA_DIRECTORY ??
    join(import.meta.dirname, `../../.data/preview-${process.env.PORT ?? '4173'}`);
  return JSON.parse(readFileSync(join(resolve(directory), 'endpoints.json'), 'utf8'));
}
