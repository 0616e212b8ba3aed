import { bookingConfigSchema } from '@tt/contract/booking/booking-config';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getBackendClient } from '../../../lib/get-backend-client.ts';
import { type AuthorizationClient, toAuthorizationClient } from './authorization-request.ts';

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
  return toAuthorizationClient(result.data) ?? 'oauth_not_found';
}

/** Loads what the redirect to the consent page needs; `onProblem` gets the reason if that fails. */
export function useAuthorizationClient(onProblem: (problem: ConfigProblem) => void) {
  const [config, setConfig] = useState<ConfigState>({ status: 'loading' });
  const running = useRef<AbortController>(null);

  const ask = useCallback(async () => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const answer = await askForConfig(own.signal);
    if (answer === undefined) return undefined;
    const isProblem = typeof answer === 'string';
    setConfig(isProblem ? { status: 'unavailable' } : { status: 'ready', client: answer });
    return isProblem ? answer : undefined;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page requests it once for each visit.
  useEffect(() => {
    ask().then((problem) => problem && onProblem(problem));
    return () => running.current?.abort();
  }, []);

  return { config, askAgain: ask };
}
