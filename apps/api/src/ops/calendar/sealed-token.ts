import { requireSetting, toSealContext } from '../../adapters/calendar/open-company-calendar.ts';
import { createSecretSealer } from '../../adapters/calendar/seal-secret.ts';
import type { Context } from '../../context.ts';
import {
  type Connection,
  replaceSealedToken,
} from '../../features/booking/calendar/connection-repository.ts';

export interface OpenedToken {
  refreshToken: string;
  /** Sealed with a previous key. */
  isOutdated: boolean;
}

/** Opens the refresh token of a connection; undefined for a service account. Throws if no key opens it. */
export function openToken({ config }: Context, connection: Connection): OpenedToken | undefined {
  if (connection.refresh_token_sealed === null) return undefined;
  const sealer = createSecretSealer(requireSetting(config, 'CALENDAR_KEY'));
  const sealed = Buffer.from(connection.refresh_token_sealed, 'base64');
  const { secret, isOutdated } = sealer.open(sealed, toSealContext(connection.id));
  return { refreshToken: secret, isOutdated };
}

/** Seals the token with the newest key if it isn't; returns whether it did. */
export async function resealToken(context: Context, connection: Connection): Promise<boolean> {
  const opened = openToken(context, connection);
  if (!opened?.isOutdated) return false;
  const sealer = createSecretSealer(requireSetting(context.config, 'CALENDAR_KEY'));
  const sealed = sealer.seal(opened.refreshToken, toSealContext(connection.id));
  await replaceSealedToken(context.pool, connection.id, sealed.toString('base64'));
  return true;
}
