import { pageHeaders } from './start-test-app.ts';

/** A submission over the wire, as the page sends it. */
export function postInquiry(
  origin: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/rest/v1/client_request`, {
    method: 'POST',
    headers: { ...pageHeaders, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
