import { bookingConfigSchema } from '@tt/contract/booking-config';
import { useEffect, useState } from 'react';
import { getBackendClient } from '../../lib/get-backend-client.ts';
import type { AuthorizationClient } from './authorization-request.ts';

export type ConfigProblem = 'oauth_not_found' | 'failed_load_config';

export type ConfigState =
  | { status: 'loading' }
  | { status: 'ready'; client: AuthorizationClient }
  | { status: 'unavailable' };

async function askForConfig(signal: AbortSignal): Promise<AuthorizationClient | ConfigProblem | undefined> {
  const result = await getBackendClient().send({
    method: 'GET',
    path: '/functions/v1/google-calendar-config',
    answer: bookingConfigSchema,
    timeoutMs: 8_000,
    isRepeatable: true,
    signal,
  });
  if (signal.aborted) return undefined;
  if (!result.ok) return 'failed_load_config';
  const { clientId, authUrl } = result.data;
  return clientId && authUrl ? { clientId, authUrl } : 'oauth_not_found';
}

/** Loads what the redirect to the consent page needs; `onProblem` hears why there is nothing. */
export function useAuthorizationClient(onProblem: (problem: ConfigProblem) => void): ConfigState {
  const [state, setState] = useState<ConfigState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the configuration is asked for once for each visit.
  useEffect(() => {
    const controller = new AbortController();
    askForConfig(controller.signal).then((answer) => {
      if (!answer) return;
      if (typeof answer !== 'string') return setState({ status: 'ready', client: answer });
      setState({ status: 'unavailable' });
      onProblem(answer);
    });
    return () => controller.abort();
  }, []);

  return state;
}
