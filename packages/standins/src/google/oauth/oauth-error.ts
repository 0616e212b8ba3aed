import { z } from 'zod';

// Codes and descriptions as oauth2.googleapis.com/token answers them.
const catalogue = {
  invalid_request: [400, 'Missing required parameter'],
  invalid_grant: [400, 'Token has been expired or revoked.'],
  invalid_scope: [400, 'Some requested scopes were invalid.'],
  unsupported_grant_type: [400, 'Invalid grant_type'],
  invalid_client: [401, 'The OAuth client was not found.'],
  unauthorized_client: [
    401,
    'Client is unauthorized to retrieve access tokens using this method, or client not authorized for any of the scopes requested.',
  ],
} as const;

export const oauthErrorCode = z.enum(
  Object.keys(catalogue) as [keyof typeof catalogue, ...(keyof typeof catalogue)[]],
);

/** A refusal of the token endpoint, whose format differs from the Calendar API's. */
export class OAuthError extends Error {
  readonly error: z.infer<typeof oauthErrorCode>;
  readonly code: number;

  constructor(error: z.infer<typeof oauthErrorCode>, description?: string) {
    const [code, usual] = catalogue[error];
    super(description ?? usual);
    this.error = error;
    this.code = code;
  }

  toBody() {
    return { error: this.error, error_description: this.message };
  }
}
