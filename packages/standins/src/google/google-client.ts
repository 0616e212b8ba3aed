import { z } from 'zod';

/** An application as registered in Google's console. */
export type GoogleClient = {
  clientId: string;
  appName: string;
  redirectUris: string[];
  /** Needed at the token endpoint, where the implicit flow never goes. */
  clientSecret?: string;
};

export const defaultClient: GoogleClient = {
  clientId: '000000000000-standin.apps.googleusercontent.com',
  appName: 'The local site',
  redirectUris: [],
};

export const authorizationRequest = z.object({
  client_id: z.string().default(''),
  redirect_uri: z.string().default(''),
  response_type: z.string().default(''),
  scope: z.string().default(''),
  state: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
  access_type: z.string().optional(),
  prompt: z.string().optional(),
});

export type AuthorizationRequest = z.infer<typeof authorizationRequest>;

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/[^#]*)?$/;

/** Loopback addresses pass without being registered, because previews and tests pick their ports at random. */
export function isAllowedRedirect(client: GoogleClient, redirectUri: string): boolean {
  return client.redirectUris.includes(redirectUri) || loopback.test(redirectUri);
}
