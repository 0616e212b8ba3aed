import { parseConfig } from '../../apps/api/src/config.ts';
import { createContext } from '../../apps/api/src/context.ts';
import { saveConnection } from '../../apps/api/src/ops/calendar/save-connection.ts';
import type { startGoogle } from '../../packages/standins/src/google.ts';

type Google = Awaited<ReturnType<typeof startGoogle>>;

/** Connects the stand-in's company calendar, with nothing in it. */
export async function connectBenchCalendar(settings: Record<string, string>, google: Google): Promise<void> {
  const context = createContext(parseConfig(settings));
  const { account: email, scope: scopes, refreshToken } = google.company;
  await saveConnection(context, { kind: 'refresh_token', email, scopes, refreshToken });
  await context.pool.query("insert into calendar_snapshot (calendar_id, busy) values ('primary', '{}')");
  await context.pool.end();
  await context.probe.end();
}
