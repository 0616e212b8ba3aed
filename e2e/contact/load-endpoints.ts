import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Endpoints {
  site: string;
  apiUrl: string;
  databaseUrl: string;
  standins: Record<'telegram' | 'slack' | 'mailbox' | 'receiver', { url: string }>;
}

/** The endpoints of the running preview, which writes them to a file when it is ready. */
export function loadEndpoints(): Endpoints {
  const directory = process.env.DATA_DIRECTORY ?? `.data/preview-${process.env.PORT}`;
  return JSON.parse(readFileSync(resolve(root, directory, 'endpoints.json'), 'utf8'));
}
