import type { Context } from '../../context.ts';
import { createCompanyAccess } from '../../features/booking/calendar/company-access.ts';
import { explainFailure } from './explain-failure.ts';
import { OpsFailure } from '../ops-failure.ts';
import { probeCalendar } from './probe-calendar.ts';
import { resealToken } from './sealed-token.ts';
import { formatStatus } from './status.ts';
import { toProbeOptions } from './to-probe-options.ts';

/** Makes every call once with the stored credential, and records what it learns. */
export async function checkCalendar(context: Context): Promise<string> {
  const access = createCompanyAccess(context);
  const open = await access.find();
  if (!open) throw new OpsFailure(await formatStatus(context));
  const isResealed = await resealToken(context, open.connection);
  const steps = await probeCalendar(open.calendar, toProbeOptions(context));
  const text = steps.map(({ call, outcome }) => `${call.padEnd(14)}${outcome}\n`).join('');
  const failure = steps.find((step) => step.failure)?.failure;
  if (failure) {
    if ('reason' in failure) await access.reportFailure(open.connection, failure);
    throw new OpsFailure(`${text}${explainFailure(failure)}\n`);
  }
  await access.reportSuccess(open.connection);
  return `${text}${isResealed ? 'The credential is now sealed with the newest CALENDAR_KEY.\n' : ''}Everything works.\n`;
}
