import type { siteSettings } from '@tt/contract/site-settings';
import { type Config, configSchema } from '../../config.ts';
import type { Finding } from './finding.ts';

export type Environment = Record<string, string | undefined>;

/** The input of the checks. */
export interface Examination {
  environment: Environment;
  /** The settings that are valid, even if others are not. */
  settings: Partial<Config>;
  site: Pick<typeof siteSettings, 'origin' | 'email'>;
  /** The IP addresses of this machine that others may reach. */
  machineAddresses: string[];
}

export type Check = (examination: Examination) => Finding[] | Promise<Finding[]>;

/** Parses each setting alone, so that one that is wrong hides none of the others. */
export function readSettings(environment: Environment): Partial<Config> {
  const parsed = Object.entries(configSchema.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(environment[name] || undefined);
    return [name, data];
  });
  return Object.fromEntries(parsed);
}
