import { resolve } from 'node:path';
import type { PartOptions } from './parts.ts';

export interface CaddyOptions {
  port: number;
  siteRoot: string;
  apiUpstream: string;
  /** Where a page leads that is opened by another name. */
  siteOrigin?: string;
  /** Where Caddy stores what it would otherwise write to the home folder. */
  stateDirectory: string;
  /** Defaults to a free port. */
  metricsPort?: number;
  /** Overrides the production configuration. */
  caddyfile?: string;
}

export const productionCaddyfile = resolve(import.meta.dirname, '../../deploy/Caddyfile');

/** The production web server, on a loopback port and without TLS. */
export function toCaddyPart(options: CaddyOptions): PartOptions {
  return {
    name: 'caddy',
    command: process.env.CADDY ?? 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', options.caddyfile ?? productionCaddyfile],
    env: {
      CADDY_LOG_LEVEL: 'ERROR',
      ...process.env,
      SITE_ADDRESS: `http://:${options.port}`,
      SITE_ORIGIN: options.siteOrigin ?? '',
      SITE_BIND: '127.0.0.1',
      SITE_ROOT: options.siteRoot,
      API_UPSTREAM: options.apiUpstream,
      SITE_METRICS_PORT: String(options.metricsPort ?? 0),
      XDG_CONFIG_HOME: options.stateDirectory,
      XDG_DATA_HOME: options.stateDirectory,
    },
    readyUrl: `http://127.0.0.1:${options.port}/en`,
  };
}
