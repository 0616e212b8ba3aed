import { generateKeyPairSync } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import type pg from 'pg';
import { ApiError } from '../../../api-error.ts';
import { type Client, query, run } from '../../../db/query.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { recordAct } from '../acts.ts';
import { challengeMs, createChallenge, isChallenge } from './challenge.ts';
import { findInvitation, hasPasskey, holdPerson, type Invitation } from './person-repository.ts';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import { sendJob } from '../../../queue/send-job.ts';
import { createSession } from './session-repository.ts';

export interface PasskeyOptions {
  pool: pg.Pool;
  secret: SigningSecret;
  now: () => Date;
  siteOrigin: string;
  companyName: string;
}

/** The purpose of challenges for signing in. A challenge for a new passkey has its link as its purpose. */
const signIn = 'sign-in';

/** A dummy passkey that is verified if the real one is unknown, so that the response takes the same time. */
const nobodys = createNobodysPasskey();

/** What a browser needs to make a passkey for the person that a link names. */
export async function beginRegistration(options: PasskeyOptions, { person, hash }: Invitation) {
  const { pool, siteOrigin, companyName } = options;
  const known = await run(
    pool,
    query.selectFrom('desk_passkey').select(['id', 'transports']).where('person_id', '=', person.id),
  );
  return generateRegistrationOptions({
    challenge: createChallenge(options, hash),
    rpName: companyName,
    rpID: toRpId(siteOrigin),
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.name,
    timeout: challengeMs,
    excludeCredentials: known.rows,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Stores the passkey, ends the link and signs the person in; undefined if any of it does not fit. */
export async function finishRegistration(
  options: PasskeyOptions,
  { token, device, response }: { token: string; device: string; response: RegistrationResponseJSON },
): Promise<string | undefined> {
  const { pool, siteOrigin } = options;
  const invitation = await findInvitation(pool, token);
  if (!invitation) return undefined;
  const { hash, person } = invitation;
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => isChallenge(options, hash, challenge),
    expectedOrigin: siteOrigin,
    expectedRPID: toRpId(siteOrigin),
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { credential } = checked.registrationInfo;
  return runInTransaction(pool, async (client) => {
    if (!(await holdPerson(client, person.id))) return undefined;
    // Two devices may follow one link at the same moment.
    const used = await run(client, query.deleteFrom('desk_invitation').where('hash', '=', hash));
    if (used.count !== 1) return undefined;
    // Other links of the person, such as one sent by email, are no longer needed.
    await run(client, query.deleteFrom('desk_invitation').where('person_id', '=', person.id));
    const isFirst = !(await hasPasskey(client, person.id));
    const insertion = query
      .insertInto('desk_passkey')
      .values({
        id: credential.id,
        person_id: person.id,
        public_key: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
        transports: credential.transports ?? [],
        device,
        last_used_at: sql<Date>`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.doNothing());
    // Throwing rolls back, so the link can be used again.
    if ((await run(client, insertion)).count !== 1) throw new ApiError('invalid_request');
    const kind = isFirst ? 'joined' : 'new_device';
    const actId = await recordAct(client, { personId: person.id, kind, after: device });
    if (!isFirst) await sendJob(client, 'desk-device-notification', { actId });
    return createSession(client, { personId: person.id, passkeyId: credential.id });
  });
}

/** The request names no passkey: the device offers the ones that it has for this site. */
export function beginSignIn(options: PasskeyOptions) {
  return generateAuthenticationOptions({
    challenge: createChallenge(options, signIn),
    rpID: toRpId(options.siteOrigin),
    timeout: challengeMs,
    userVerification: 'required',
  });
}

/** Returns the token of a new session; undefined if the passkey is unknown or its answer does not fit. */
export async function finishSignIn(
  options: PasskeyOptions,
  response: AuthenticationResponseJSON,
): Promise<string | undefined> {
  const { pool, siteOrigin } = options;
  const known = query
    .selectFrom('desk_passkey')
    .select(['id', 'person_id', 'public_key', 'counter', 'transports'])
    .where('id', '=', response.id);
  const passkey = (await run(pool, known)).rows[0] ?? nobodys;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => isChallenge(options, signIn, challenge),
    expectedOrigin: siteOrigin,
    expectedRPID: toRpId(siteOrigin),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified || passkey === nobodys) return undefined;
  return runInTransaction(pool, async (client) => {
    if (!(await holdPerson(client, passkey.person_id))) return undefined;
    if (!(await useChallenge(client, readChallenge(response)))) return undefined;
    const use = query
      .updateTable('desk_passkey')
      .set({
        counter: String(checked.authenticationInfo.newCounter),
        last_used_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', passkey.id);
    // The person may be removed at the same moment.
    if ((await run(client, use)).count !== 1) return undefined;
    await recordAct(client, { personId: passkey.person_id, kind: 'signed_in' });
    return createSession(client, { personId: passkey.person_id, passkeyId: passkey.id });
  });
}

function toRpId(siteOrigin: string): string {
  return new URL(siteOrigin).hostname;
}

/** Fails for an answer that has signed somebody in already. */
async function useChallenge(client: Client, challenge: string): Promise<boolean> {
  const statement = query
    .insertInto('desk_used_challenge')
    .values({ challenge })
    .onConflict((conflict) => conflict.doNothing());
  return (await run(client, statement)).count === 1;
}

function readChallenge({ response }: AuthenticationResponseJSON): string {
  return JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).challenge;
}

function createNobodysPasskey() {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  // COSE: type EC2, algorithm ES256, curve P-256, and the two coordinates.
  const publicKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return { id: '', person_id: '', public_key: publicKey, counter: '0', transports: [] as string[] };
}
