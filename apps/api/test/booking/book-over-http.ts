import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRequest } from '@tt/contract/booking/booking-request';
import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { buildBookingRequest } from './build-booking-request.ts';
import { pageHeaders } from '../start-test-app.ts';

export interface HttpAnswer {
  status: number;
  answer: BookingResponse;
}

// Like a proxy in front of the servers: a bounded number of keep-alive connections.
const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Sends a booking as the page does, to a listening process. A request refused because of overload is retried. */
export async function bookOverHttp(
  origin: string,
  changes: Partial<BookingRequest>,
  key: string = randomUUID(),
): Promise<HttpAnswer> {
  for (;;) {
    const { retryAfterSeconds, ...answer } = await bookOnce(origin, changes, key);
    if (answer.status !== 503 || !retryAfterSeconds) return answer;
    await sleep(retryAfterSeconds * 1000);
  }
}

async function bookOnce(origin: string, changes: Partial<BookingRequest>, key: string) {
  const call = request(`${origin}/functions/v1/google-calendar-booking`, {
    agent,
    method: 'POST',
    headers: { ...pageHeaders, 'content-type': 'application/json', 'idempotency-key': key },
  });
  call.end(JSON.stringify(buildBookingRequest(changes)));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const retryAfterSeconds = Number(response.headers['retry-after'] ?? 0);
  const answer: BookingResponse = JSON.parse(await text(response));
  return { status: response.statusCode ?? 0, answer, retryAfterSeconds };
}
