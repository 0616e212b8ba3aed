import { bookingConfigSchema } from '@tt/contract/booking/booking-config';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { getBackendClient } from '../../../lib/get-backend-client.ts';
import { type AuthorizationClient, toAuthorizationClient } from './authorization-request.ts';

export type ConfigProblem = 'oauth_not_found' | 'failed_load_config';

/** `client` is what Google's way needs; without it that way is closed. */
export type ConfigState = {
  status: 'loading' | 'ready' | 'unavailable';
  client?: AuthorizationClient;
  hasEmailWay: boolean;
};

type Answer = Pick<ConfigState, 'client' | 'hasEmailWay'> & { problem?: ConfigProblem };

async function askForConfig(signal: AbortSignal): Promise<Answer | undefined> {
  const result = await getBackendClient().send({
    method: 'GET',
    path: '/functions/v1/google-calendar-config',
    answer: bookingConfigSchema,
    timeoutMs: 8_000,
    isRepeatable: true,
    signal,
  });
  if (signal.aborted) return undefined;
  if (!result.ok) return { problem: 'failed_load_config', hasEmailWay: false };
  const client = toAuthorizationClient(result.data);
  const hasEmailWay = result.data.methods?.includes('email') ?? false;
  return { client, hasEmailWay, problem: client || hasEmailWay ? undefined : 'oauth_not_found' };
}

/** Loads what the redirect to the consent page needs; `onProblem` gets the reason if that fails. */
export function useAuthorizationClient(onProblem: (problem: ConfigProblem) => void) {
  const [config, setConfig] = useState<ConfigState>({ status: 'loading', hasEmailWay: false });
  const running = useRef<AbortController>(null);

  const ask = useCallback(async () => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const answer = await askForConfig(own.signal);
    if (answer === undefined) return undefined;
    const { problem, client, hasEmailWay } = answer;
    const status = client || hasEmailWay ? 'ready' : 'unavailable';
    startTransition(() => setConfig({ status, client, hasEmailWay }));
    return problem;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page requests it once for each visit.
  useEffect(() => {
    ask().then((problem) => problem && onProblem(problem));
    return () => running.current?.abort();
  }, []);

  return { config, askAgain: ask };
}
