import type { GoogleClient } from './google-client.ts';
import { companyScope } from './oauth/scopes.ts';

/**
 * The company's account with a consent that was given once. Its texts are fixed, because a development database
 * outlives the stand-in's memory and must find the same refresh token valid after a restart.
 */
export const companyConnection = {
  account: 'consultant@torque.example',
  clientId: '000000000000-company.apps.googleusercontent.com',
  clientSecret: 'standin-company-secret',
  refreshToken: '1//standin-company-refresh-token',
  scope: companyScope,
} as const;

/** A client of the type Desktop app: it has a secret, and any loopback address is its redirect address. */
export const companyClient: GoogleClient = {
  clientId: companyConnection.clientId,
  clientSecret: companyConnection.clientSecret,
  appName: 'The company calendar',
  redirectUris: [],
};
