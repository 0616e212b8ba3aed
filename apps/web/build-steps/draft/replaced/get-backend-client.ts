import type { BackendClient } from '../../../app/lib/backend-client.ts';

const client: BackendClient = { send: async () => ({ ok: false, code: 'unavailable' }) };

/** A draft has no backend: forms say at once that it can't be reached. */
export const getBackendClient = (): BackendClient => client;
