import { loadConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { prepare } from '../prepare.ts';

const context = createContext(loadConfig());
await prepare(context);
await context.pool.end();
