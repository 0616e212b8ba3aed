import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  deskPersonSchema,
  deviceLinkSchema,
  enrolmentSchema,
  invitationAnswerSchema,
  invitationRequestSchema,
  passkeyOptionsSchema,
  signInSchema,
  signOutSchema,
} from '@tt/contract/desk/desk-access';
import { errorAnswerSchema } from '@tt/contract/error-code';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ApiError } from '../../../api-error.ts';
import type { NetworkKeys } from '../../../limits/limits.ts';
import { clearToken, getSession, setToken } from './desk-session.ts';
import {
  beginRegistration,
  beginSignIn,
  finishRegistration,
  finishSignIn,
  type PasskeyOptions,
} from './passkeys.ts';
import { addInvitation, findInvitation, type Invitation, signOutEverywhere } from './person-repository.ts';
import { endSession } from './session-repository.ts';

export interface AccessOptions extends PasskeyOptions {
  /** Throws if a network has failed too often. A person who has a passkey is not limited. */
  limitFailures: (networks: NetworkKeys) => Promise<void>;
}

const failures = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const nothing = z.object({});
const deviceMinutes = 15;

/** How a person of the company gets in: by a link once, then by a passkey. */
export async function addAccessRoutes(app: FastifyInstance, options: AccessOptions): Promise<void> {
  const { pool, siteOrigin } = options;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const isOpen = { isOpen: true };

  /** The response to a link that was used, has expired or never existed is the same, so it reveals nothing. */
  const getInvitation = async (token: string, networks: NetworkKeys): Promise<Invitation> => {
    const invitation = await findInvitation(pool, token);
    if (invitation) return invitation;
    await options.limitFailures(networks);
    throw new ApiError('not_found');
  };

  routes.post(
    '/desk/api/invitation',
    {
      config: isOpen,
      schema: {
        summary: 'Whom a link invites',
        body: invitationRequestSchema,
        response: { 200: invitationAnswerSchema, ...failures },
      },
    },
    async ({ body, networkKeys }) => {
      const { person, invitedBy, expiresAt } = await getInvitation(body.token, networkKeys);
      return { name: person.name, colleague: invitedBy, endsAt: expiresAt.toISOString() };
    },
  );

  routes.post(
    '/desk/api/passkey-options',
    {
      config: isOpen,
      schema: {
        summary: 'What the browser needs to make a passkey',
        body: invitationRequestSchema,
        response: { 200: passkeyOptionsSchema, ...failures },
      },
    },
    async ({ body, networkKeys }) => ({
      ...(await beginRegistration(options, await getInvitation(body.token, networkKeys))),
    }),
  );

  routes.post(
    '/desk/api/passkey',
    {
      config: isOpen,
      schema: {
        summary: 'Stores a passkey, ends the link and signs in',
        body: enrolmentSchema,
        response: { 200: nothing, ...failures },
      },
    },
    async ({ body, networkKeys }, reply) => {
      await getInvitation(body.token, networkKeys);
      const response = body.response as unknown as RegistrationResponseJSON;
      const session = await finishRegistration(options, { ...body, response });
      if (!session) throw new ApiError('not_found');
      setToken(reply, session);
      return {};
    },
  );

  routes.post(
    '/desk/api/sign-in-options',
    {
      config: isOpen,
      schema: {
        summary: 'What the browser needs to ask for a passkey',
        body: nothing,
        response: { 200: passkeyOptionsSchema, ...failures },
      },
    },
    async () => ({ ...(await beginSignIn(options)) }),
  );

  routes.post(
    '/desk/api/sign-in',
    {
      config: isOpen,
      schema: { summary: 'Signs in', body: signInSchema, response: { 200: nothing, ...failures } },
    },
    async ({ body, networkKeys }, reply) => {
      const session = await finishSignIn(options, body.response as unknown as AuthenticationResponseJSON);
      if (!session) {
        await options.limitFailures(networkKeys);
        throw new ApiError('invalid_key');
      }
      setToken(reply, session);
      return {};
    },
  );

  routes.post(
    '/desk/api/sign-out',
    {
      schema: {
        summary: 'Ends this session, or all',
        body: signOutSchema,
        response: { 200: nothing, ...failures },
      },
    },
    async (request, reply) => {
      const { hash, person, change } = getSession(request);
      const personId = person.id;
      if (request.body.everywhere)
        await change((client) => signOutEverywhere(client, personId), { personId });
      else await change((client) => endSession(client, hash));
      clearToken(reply);
      return {};
    },
  );

  routes.get(
    '/desk/api/me',
    { schema: { summary: 'Who is signed in', response: { 200: deskPersonSchema, ...failures } } },
    async (request) => {
      const { name, language, has_single_keys } = getSession(request).person;
      return { name, language, hasSingleKeys: has_single_keys };
    },
  );

  routes.post(
    '/desk/api/device-link',
    {
      schema: {
        summary: 'A link for a further device',
        body: nothing,
        response: { 200: deviceLinkSchema, ...failures },
      },
    },
    async (request) => {
      const { person, change } = getSession(request);
      const invitation = { personId: person.id, invitedBy: person.name, seconds: deviceMinutes * 60 };
      const token = await change((client) => addInvitation(client, invitation));
      return { url: toInvitationUrl(siteOrigin, token), minutes: deviceMinutes };
    },
  );
}

/** The token is in the fragment, which no server and no log sees. */
export function toInvitationUrl(siteOrigin: string, token: string): string {
  return `${siteOrigin}/desk/invitation#${token}`;
}
