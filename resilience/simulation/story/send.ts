import type { InjectOptions } from 'fastify';
import type { ApiName, World } from '../world.ts';
import { pageHeaders } from '../world-config.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** Statuses that say nothing about the booking: in progress, rate limited, unavailable. */
export const passingStatuses = [409, 429, 503];

export interface Message {
  path: string;
  address: string;
  payload: object;
  key?: string | undefined;
  /** Of somebody who is signed in at the desk. */
  cookie?: string;
}

/** Sends a call as a page does. If the process dies before its answer, the caller never gets one. */
export async function send(
  world: World,
  apiName: ApiName,
  message: Message,
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  const { app, instance } = await world.getApi(apiName);
  const options: InjectOptions = {
    method: 'POST',
    url: message.path,
    remoteAddress: message.address,
    headers: {
      ...pageHeaders,
      ...(message.key && { 'idempotency-key': message.key }),
      ...(message.cookie && { cookie: message.cookie }),
    },
    payload: message.payload,
  };
  void instance
    .run(() => app.inject(options))
    .then(({ statusCode, body }) => {
      if (!instance.isDead) onAnswer({ status: statusCode, body: JSON.parse(body) });
    });
}
