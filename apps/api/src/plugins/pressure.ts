import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';

const maxEventLoopDelay = 1_000;
const retryAfterSeconds = 5;

/** Refuses early when the event loop is far behind, so that what was accepted is still answered in time. */
export async function addPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: () => {
      throw new ApiError('overloaded', { retryAfterSeconds });
    },
  });
}
