import type { Context } from '../../context.ts';
import type { ProbeOptions } from './probe-calendar.ts';

export function toProbeOptions({ config, now }: Context): ProbeOptions {
  return {
    calendarIds: [config.CALENDAR_ID, ...config.CALENDAR_BUSY_IDS],
    app: new URL(config.SITE_ORIGIN).host,
    now: now(),
  };
}
