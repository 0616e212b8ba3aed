import { anonKey } from './page.ts';

/** The form token that a page fetches: the signed time. */
export async function fetchFormToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/functions/v1/form-token`, {
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
