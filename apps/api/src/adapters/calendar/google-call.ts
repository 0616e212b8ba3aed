export interface GoogleCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  body?: object;
  ifMatch?: string;
}

/** Calls Google's API with anybody's token. Its errors may carry the token or personal data, so no caller passes them on. */
export function callGoogle(
  { method, url, body, ifMatch }: GoogleCall,
  token: string,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(ifMatch && { 'if-match': ifMatch }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal,
    redirect: 'error',
  });
}
