import { anonKey } from './page.ts';

/** The token that a page fetches when its form is opened: the time, signed. */
export async function fetchFormToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/functions/v1/form-token`, {
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
