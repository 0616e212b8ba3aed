import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import * as z from 'zod';
import { companyScopes } from './company-scopes.ts';
import { grantedTokenSchema, requestToken, type TokenEndpoint } from './company-token-request.ts';
import { type CompanyTokens, cacheTokens } from './company-tokens.ts';

const keyFileSchema = z.object({
  client_email: z.string().min(1),
  private_key_id: z.string().optional(),
  private_key: z.string().transform((pem, context) => {
    try {
      return createPrivateKey(pem);
    } catch {
      context.addIssue('not a private key in PEM');
      return z.NEVER;
    }
  }),
});

interface ServiceAccountKey {
  email: string;
  keyId: string | undefined;
  privateKey: KeyObject;
}

interface ServiceAccountOptions extends TokenEndpoint {
  key: ServiceAccountKey;
  /** The account to impersonate: a service account on its own can neither invite guests nor create a Meet link. */
  account: string;
  now?: () => number;
}

const lifetimeSeconds = 3600;

/** Reads Google's JSON key file. An error names the fields and never their values. */
export function parseServiceAccountKey(text: string): ServiceAccountKey {
  const { client_email, private_key_id, private_key } = keyFileSchema.parse(parseJson(text));
  return { email: client_email, keyId: private_key_id, privateKey: private_key };
}

/** Tokens of a service account with domain-wide delegation. */
export function createServiceAccountTokens(options: ServiceAccountOptions): CompanyTokens {
  const { now = Date.now } = options;
  return cacheTokens(
    () =>
      requestToken(
        options,
        {
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: createAssertion(options, now()),
        },
        grantedTokenSchema,
      ),
    now,
  );
}

function createAssertion({ tokenUrl, key, account }: ServiceAccountOptions, nowMs: number): string {
  const issuedAt = Math.floor(nowMs / 1000);
  const header = { alg: 'RS256', typ: 'JWT', ...(key.keyId && { kid: key.keyId }) };
  const claims = {
    iss: key.email,
    sub: account,
    scope: companyScopes.join(' '),
    aud: tokenUrl,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
  };
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key.privateKey).toString('base64url')}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

// The parser's own error quotes the text, which holds the key.
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the key file of the service account is not JSON');
  }
}
