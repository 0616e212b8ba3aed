import { invitationHours } from '@tt/contract/desk/desk-access';
import {
  deskPeopleSchema,
  inviteAnswerSchema,
  inviteRequestSchema,
  settingsRequestSchema,
} from '@tt/contract/desk/desk-people';
import { errorAnswerSchema } from '@tt/contract/error-code';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import * as z from 'zod/mini';
import { ApiError } from '../../../api-error.ts';
import { getSession } from '../access/desk-session.ts';
import { toInvitationUrl } from '../access/access-routes.ts';
import { findPerson, invite, removePerson, saveSettings } from '../access/person-repository.ts';
import { answerUnlessKnown } from '../private-answer.ts';
import { type PeopleOptions, readPeople } from './read-people.ts';

const failures = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const nothing = z.object({});

/** The people of the desk. Everybody has all rights, and each act is recorded. */
export async function addPeopleRoutes(
  app: FastifyInstance,
  options: PeopleOptions & { pool: pg.Pool; siteOrigin: string },
): Promise<void> {
  const { siteOrigin } = options;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/desk/api/people',
    {
      schema: {
        summary: 'Who has access, who did what, and what is open before launch',
        response: { 200: deskPeopleSchema, 304: z.undefined(), ...failures },
      },
    },
    async (request, reply) =>
      answerUnlessKnown(request, reply, await readPeople(options, getSession(request).person.id)),
  );
  routes.post(
    '/desk/api/people',
    {
      schema: {
        summary: 'Invites a person; the link is for one use',
        body: inviteRequestSchema,
        response: { 200: inviteAnswerSchema, ...failures },
      },
    },
    async (request) => {
      const { person: invitedBy, change } = getSession(request);
      const token = await change((client) => invite(client, { ...request.body, invitedBy }));
      return { url: toInvitationUrl(siteOrigin, token), hours: invitationHours };
    },
  );
  routes.post(
    '/desk/api/people/:id/remove',
    {
      schema: {
        summary: 'Takes access or an invitation away at once',
        params: z.object({ id: z.uuid() }),
        body: nothing,
        response: { 200: nothing, ...failures },
      },
    },
    async (request) => {
      const { person: by, change } = getSession(request);
      const { id: personId } = request.params;
      await change(
        async (client) => {
          const person = await findPerson(client, personId);
          if (!person) throw new ApiError('not_found');
          await removePerson(client, person, by);
        },
        { personId },
      );
      return {};
    },
  );
  routes.post(
    '/desk/api/me',
    {
      schema: {
        summary: 'Settings of the person who is signed in',
        body: settingsRequestSchema,
        response: { 200: nothing, ...failures },
      },
    },
    async (request) => {
      const { person, change } = getSession(request);
      await change((client) => saveSettings(client, person.id, request.body));
      return {};
    },
  );
}
