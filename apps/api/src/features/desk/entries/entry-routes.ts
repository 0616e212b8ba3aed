import {
  deskActAnswerSchema,
  deskEntrySchema,
  noteRequestSchema,
  outcomeRequestSchema,
  stateRequestSchema,
  undoRequestSchema,
} from '@tt/contract/desk/desk-entry';
import { deskListQuerySchema, deskListSchema } from '@tt/contract/desk/desk-list';
import { errorAnswerSchema } from '@tt/contract/error-code';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { getActor, getSession } from '../access/desk-session.ts';
import { answerUnlessKnown } from '../private-answer.ts';
import { addNote, type EntryOptions, setOutcome, setState, undo } from './entry-acts.ts';
import { listEntries } from './list-entries.ts';
import { readEntry } from './read-entry.ts';

const failures = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const acts = { 200: deskActAnswerSchema, ...failures };
export const entryParams = z.object({ id: z.uuid() });

/** The list, one entry, and what a person can do to it. */
export async function addEntryRoutes(app: FastifyInstance, options: EntryOptions): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/desk/api/entries',
    {
      schema: {
        summary: 'One page of inquiries and bookings, the newest first',
        querystring: deskListQuerySchema,
        response: { 200: deskListSchema, 304: z.undefined(), ...failures },
      },
    },
    async (request, reply) => {
      const { person } = getSession(request);
      return answerUnlessKnown(
        request,
        reply,
        await listEntries(options, { ...request.query, personId: person.id }),
      );
    },
  );
  routes.get(
    '/desk/api/entries/:id',
    {
      schema: {
        summary: 'One inquiry or booking with all that happened to it',
        params: entryParams,
        response: { 200: deskEntrySchema, 304: z.undefined(), ...failures },
      },
    },
    async (request, reply) => {
      const entry = await readEntry(options, { ...request.params, ...getActor(request) });
      return answerUnlessKnown(request, reply, entry);
    },
  );
  routes.post(
    '/desk/api/entries/:id/state',
    {
      schema: {
        summary: 'Sets the state of an entry',
        params: entryParams,
        body: stateRequestSchema,
        response: acts,
      },
    },
    (request) => setState(options, { ...request.params, ...request.body, ...getActor(request) }),
  );
  routes.post(
    '/desk/api/entries/:id/outcome',
    {
      schema: {
        summary: 'Says how a meeting went',
        params: entryParams,
        body: outcomeRequestSchema,
        response: acts,
      },
    },
    (request) => setOutcome(options, { ...request.params, ...request.body, ...getActor(request) }),
  );
  routes.post(
    '/desk/api/entries/:id/undo',
    {
      schema: {
        summary: 'Takes back the last change of state or outcome',
        params: entryParams,
        body: undoRequestSchema,
        response: acts,
      },
    },
    (request) => undo(options, { ...request.params, ...request.body, ...getActor(request) }),
  );
  routes.post(
    '/desk/api/entries/:id/notes',
    {
      schema: {
        summary: 'Adds a note',
        params: entryParams,
        body: noteRequestSchema,
        response: acts,
      },
    },
    (request) => {
      const { id: noteId, text } = request.body;
      return addNote(options, { ...request.params, noteId, text, ...getActor(request) });
    },
  );
}
