import { loadConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { jobTimeouts } from '../db/pool.ts';
import { prepare } from '../prepare.ts';
import { queueSchema } from '../queue/boss.ts';

const localHosts = ['127.0.0.1', 'localhost', '[::1]'];

const config = loadConfig();
const urls = [config.DATABASE_URL, ...config.DATABASE_HOSTS.map((host) => `postgresql://${host}`)];
if (!urls.every((url) => localHosts.includes(new URL(url).hostname))) {
  throw new Error('Only a database on this machine can be reset');
}
const context = createContext(config, {}, jobTimeouts);
await context.pool.query(`
  drop schema if exists ${queueSchema} cascade;
  drop schema public cascade;
  create schema public`);
await prepare(context);
await context.pool.end();
