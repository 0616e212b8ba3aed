import { grantedTokenSchema, requestToken, type TokenEndpoint } from './company-token-request.ts';
import { type CompanyTokens, cacheTokens } from './company-tokens.ts';

interface RefreshTokenOptions extends TokenEndpoint {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  now?: () => number;
}

/** Tokens of an account whose owner consented once. */
export function createRefreshTokens({ now, ...options }: RefreshTokenOptions): CompanyTokens {
  const form = {
    grant_type: 'refresh_token',
    client_id: options.clientId,
    client_secret: options.clientSecret,
    refresh_token: options.refreshToken,
  };
  return cacheTokens(() => requestToken(options, form, grantedTokenSchema), now);
}
