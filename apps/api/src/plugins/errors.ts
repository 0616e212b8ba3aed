import type { ErrorAnswer, ErrorCode, ErrorDetail } from '@tt/contract/error-code';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts';
import type { Metrics } from '../process/metrics.ts';

const statuses: Record<ErrorCode, number> = {
  invalid_request: 400,
  invalid_email_domain: 422,
  invalid_key: 401,
  wrong_origin: 403,
  not_found: 404,
  payload_too_large: 413,
  unsupported_media_type: 415,
  request_in_progress: 409,
  idempotency_key_reused: 422,
  already_enrolled: 409,
  rate_limited: 429,
  overloaded: 503,
  unavailable: 503,
  internal: 500,
};

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

const retryAfterSeconds = 5;

/** The only place that turns an error into a status and a body. */
export function addErrorHandling(app: FastifyInstance, metrics: Pick<Metrics, 'refusals'>): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if (isOverloaded(error)) metrics.refusals.inc({ reason: 'waiting' });
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new ApiError('not_found'), request, reply));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toApiError(error);
  const status = statuses[failure.code];
  // A flood must not log a line for each refused request. A metric counts them instead.
  if (status >= 500 && !isOverloaded(failure))
    request.log.error({ requestId: request.id, err: error, code: failure.code }, 'request failed');
  if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds);
  const answer: ErrorAnswer = {
    error: { code: failure.code, ...(failure.details && { details: failure.details }) },
  };
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer);
}

function isOverloaded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'overloaded';
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return new ApiError('unavailable', { retryAfterSeconds, cause: error });
  const { code, statusCode, validation } = error as Partial<FastifyError>;
  if (validation) return new ApiError('invalid_request', { details: validation.map(toDetail) });
  const frameworkCode = code && frameworkCodes[code];
  if (frameworkCode) return new ApiError(frameworkCode, { cause: error });
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new ApiError('invalid_request', { cause: error });
  return new ApiError('internal', { cause: error });
}

function toDetail(problem: { instancePath: string; keyword: string }): ErrorDetail {
  return { field: problem.instancePath.replace(/^\//, '').replaceAll('/', '.'), problem: problem.keyword };
}
