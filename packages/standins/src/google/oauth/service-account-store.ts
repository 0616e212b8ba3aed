import { z } from 'zod';

export const serviceAccountSchema = z.object({
  email: z.email(),
  /** PEM, one for each key that was created for the account. */
  publicKeys: z.array(z.string()).min(1),
  /** Whom the account may impersonate, with exactly these scopes. */
  delegations: z.array(z.object({ email: z.email(), scopes: z.array(z.string()) })).default([]),
});

type ServiceAccount = z.infer<typeof serviceAccountSchema>;

/** The service accounts; the same address again replaces its keys and delegations. */
export class ServiceAccountStore {
  #accounts = new Map<string, ServiceAccount>();

  add(account: ServiceAccount) {
    this.#accounts.set(account.email, account);
  }

  find(email: string): ServiceAccount | undefined {
    return this.#accounts.get(email);
  }

  clear() {
    this.#accounts.clear();
  }
}
