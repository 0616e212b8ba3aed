import * as z from 'zod';
import type { BrokenReason } from './company-calendar.ts';
import { type GrantedToken, TokenFailure } from './company-tokens.ts';
import { readRetryAfter } from './google-error-body.ts';

const defaultTimeoutMs = 10_000;

export interface TokenEndpoint {
  tokenUrl: string;
  timeoutMs?: number;
}

export const grantedTokenSchema: z.ZodType<GrantedToken> = z
  .object({ access_token: z.string().min(1), expires_in: z.number().positive() })
  .transform(({ access_token, expires_in }) => ({ token: access_token, lifetimeMs: expires_in * 1000 }));

const errorSchema = z.object({ error: z.string() });

/**
 * Google's error codes for what only a person can fix. Descriptions are for people, so the code doesn't read them.
 */
const brokenReasons = new Map<string, BrokenReason>([
  ['invalid_grant', 'invalid_grant'],
  ['invalid_client', 'invalid_client'],
  ['deleted_client', 'invalid_client'],
  ['disabled_client', 'invalid_client'],
  ['unauthorized_client', 'unauthorized_client'],
  ['admin_policy_enforced', 'unauthorized_client'],
  ['access_denied', 'unauthorized_client'],
  ['invalid_scope', 'scope'],
]);

/** Posts a form to Google's token endpoint. Throws a `TokenFailure` that carries nothing of the form. */
export async function requestToken<Answer>(
  endpoint: TokenEndpoint,
  form: Record<string, string>,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const response = await post(endpoint, form);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toFailure(response, errorSchema.safeParse(body).data?.error);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw toTransient('unreadable answer of the token endpoint');
  return parsed.data;
}

async function post(
  { tokenUrl, timeoutMs = defaultTimeoutMs }: TokenEndpoint,
  form: Record<string, string>,
): Promise<Response> {
  try {
    return await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
  } catch (error) {
    throw toTransient(`token endpoint: ${error instanceof Error ? error.name : 'no answer'}`);
  }
}

function toFailure(response: Response, code: string | undefined): TokenFailure {
  const reason = brokenReasons.get(code ?? '');
  const detail = `token endpoint: HTTP ${response.status}`;
  if (!reason || response.status >= 500) return toTransient(detail, readRetryAfter(response));
  return new TokenFailure({ kind: 'broken', reason, detail: `${detail} ${code}` });
}

function toTransient(detail: string, retryAfterMs?: number): TokenFailure {
  return new TokenFailure({ kind: 'transient', detail, retryAfterMs });
}
