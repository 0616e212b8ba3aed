import { writeFile } from 'node:fs/promises';
import { loadConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { formatSchema } from '../db/format-schema.ts';
import { prepare } from '../prepare.ts';

const context = createContext(loadConfig());
await prepare(context);
await writeFile(new URL('../db/schema.ts', import.meta.url), await formatSchema(context.pool));
await context.pool.end();
