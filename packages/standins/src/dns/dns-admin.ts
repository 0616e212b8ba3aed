import { z } from 'zod';
import { AdminClient } from '../admin-client.ts';
import { faultTimes } from '../fault-script.ts';
import type { DnsQuestion } from './parse-question.ts';

export const dnsFault = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('silent'), times: faultTimes }),
  z.object({ kind: z.literal('servfail'), times: faultTimes }),
  /** Answers NXDOMAIN for any name. */
  z.object({ kind: z.literal('nxdomain'), times: faultTimes }),
  z.object({ kind: z.literal('delay'), delayMs: z.int().min(1).max(60_000), times: faultTimes }),
]);

export type DnsFault = z.infer<typeof dnsFault>;

export type DnsState = { queries: DnsQuestion[] };

export class DnsAdmin extends AdminClient<z.input<typeof dnsFault>, DnsState> {
  /** How often a name was queried, for one type or for any. */
  async countQueries(name: string, type?: string): Promise<number> {
    const { queries } = await this.readState();
    return queries.filter((query) => query.name === name && (type ?? query.type) === query.type).length;
  }
}
