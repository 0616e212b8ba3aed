import type { ErrorCode, ErrorDetail } from '@tt/contract/error-code';

interface ApiErrorOptions {
  details?: ErrorDetail[] | undefined;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that reaches the visitor's browser as a code. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
