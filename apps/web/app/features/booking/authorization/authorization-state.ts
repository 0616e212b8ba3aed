import * as z from 'zod/mini';
import { createRandomKey } from '../../../lib/random-key.ts';
import { createSessionRecord } from '../../../lib/session-record.ts';
import {
  type AuthorizationReturn,
  isAuthorizationFragment,
  parseAuthorizationReturn,
} from './authorization-return.ts';

const storedState = createSessionRecord('tt_authorization_state', z.string());

/** Creates the state of a redirect and stores it in this tab for exactly one return. */
export function rememberState(): string {
  const state = createRandomKey();
  storedState.save(state);
  return state;
}

function takeReturn(): AuthorizationReturn | undefined {
  const { hash, pathname, search } = window.location;
  if (!isAuthorizationFragment(hash)) return undefined;
  window.history.replaceState(window.history.state, '', pathname + search);
  const expectedState = storedState.find() ?? null;
  storedState.remove();
  return parseAuthorizationReturn(hash, expectedState, Date.now());
}

// Read while this module loads, so that the token has left the URL before the router or any other script reads it.
let pendingReturn = import.meta.env.SSR ? undefined : takeReturn();

/** Returns what the consent page returned, once. */
export function takeAuthorizationReturn(): AuthorizationReturn | undefined {
  const taken = pendingReturn;
  pendingReturn = undefined;
  return taken;
}
