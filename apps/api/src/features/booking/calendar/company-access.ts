import type pg from 'pg';
import type { Logger } from 'pino';
import type { CalendarFailure, CompanyCalendar } from '../../../adapters/calendar/company-calendar.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { sendJob } from '../../../queue/send-job.ts';
import { type Connection, findConnection, markBroken, markHealthy } from './connection-repository.ts';

export interface CompanyAccessOptions {
  pool: pg.Pool;
  log: Logger;
  /** Throws if the credential can't be read with the current settings. The message is safe to log. */
  openCompanyCalendar: (connection: Connection) => CompanyCalendar;
}

export interface OpenCalendar {
  connection: Connection;
  calendar: CompanyCalendar;
}

export type CompanyAccess = ReturnType<typeof createCompanyAccess>;

/** The connected calendar if its credential can be read, opened once in each process, so that its access token is shared. */
export function createCompanyAccess({ pool, log, openCompanyCalendar }: CompanyAccessOptions) {
  let opened: OpenCalendar | undefined;

  async function find(): Promise<OpenCalendar | undefined> {
    const connection = await findConnection(pool);
    if (!connection) opened = undefined;
    else if (opened?.connection.id !== connection.id) opened = await open(connection);
    return opened && connection && { ...opened, connection };
  }

  /** A lost key or an unreadable key file has the same effect as a consent that has ended. */
  async function open(connection: Connection): Promise<OpenCalendar | undefined> {
    try {
      return { connection, calendar: openCompanyCalendar(connection) };
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'unknown error';
      await reportFailure(connection, { kind: 'broken', reason: 'unreadable', detail });
      return undefined;
    }
  }

  /** Records a failure that only a person can repair, and tells the company once. */
  async function reportFailure(connection: Connection, failure: CalendarFailure): Promise<void> {
    log.warn({ kind: failure.kind, detail: failure.detail }, 'the company calendar failed');
    if (failure.kind !== 'broken') return;
    await runInTransaction(pool, async (client) => {
      const at = await markBroken(client, connection.id, failure.reason);
      if (at) await sendConnectionNotice(client, connection.id, 'broken', at);
    });
  }

  async function reportSuccess(connection: Connection): Promise<void> {
    await runInTransaction(pool, async (client) => {
      const brokenAt = await markHealthy(client, connection.id);
      if (brokenAt) await sendConnectionNotice(client, connection.id, 'restored', brokenAt);
    });
  }

  return { find, reportFailure, reportSuccess };
}

/** `at`, the time of the failure, distinguishes it from the next one. */
export function sendConnectionNotice(
  client: pg.ClientBase,
  connectionId: string,
  kind: 'broken' | 'restored',
  at: Date,
): Promise<void> {
  return sendJob(client, 'calendar-notice', { connectionId, kind, at: at.getTime() });
}
