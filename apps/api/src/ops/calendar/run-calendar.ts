import { parseArgs } from 'node:util';
import type { Context } from '../../context.ts';
import { MissingSetting } from '../../adapters/calendar/open-company-calendar.ts';
import { OpsFailure } from '../ops-failure.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { checkCalendar } from './check.ts';
import { connect } from './connect.ts';
import { disconnect } from './disconnect.ts';
import { resync } from './resync.ts';
import { formatStatus } from './status.ts';

const consentMs = 5 * 60_000;

/** Runs a subcommand. If a setting is missing, naming it is enough for the operator. */
export async function runCalendar(context: Context, words: string[], terminal: Terminal): Promise<string> {
  try {
    return await runAction(context, words, terminal);
  } catch (error) {
    throw error instanceof MissingSetting ? new OpsFailure(error.message) : error;
  }
}

async function runAction(context: Context, [action, ...rest]: string[], terminal: Terminal): Promise<string> {
  if (action === 'connect') return connect(context, terminal, parseConnect(rest));
  if (rest.length > 0) throw new UsageError();
  if (action === 'status') return formatStatus(context);
  if (action === 'check') return checkCalendar(context);
  if (action === 'resync') return resync(context);
  if (action === 'disconnect') return disconnect(context);
  throw new UsageError();
}

function parseConnect(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { port: { type: 'string', default: '0' }, 'refresh-token-file': { type: 'string' } },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError();
    return { port, refreshTokenFile: values['refresh-token-file'], timeoutMs: consentMs };
  } catch {
    throw new UsageError();
  }
}
