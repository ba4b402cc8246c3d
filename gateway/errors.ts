import type { ErrorResponse, PermissionDeniedResponse } from './generated/messages.ts';

/** What can go wrong between client and gateway. `status` is meant as in HTTP. */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError';
  readonly status: number;
  /** A number of `requestReason`, `lossReason` or `disconnectionReason`, whichever the text speaks of. */
  readonly reason: number | undefined;

  constructor(message: string, status = 500, reason?: number) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

export class BadRequestError extends GatewayError {
  override readonly name = 'BadRequestError';
  constructor(message = 'Bad Request', reason?: number) {
    super(message, 400, reason);
  }
}

export class UnauthorizedError extends GatewayError {
  override readonly name = 'UnauthorizedError';
  constructor(message = 'Unauthorized', reason?: number) {
    super(message, 401, reason);
  }
}

export class TimeoutError extends GatewayError {
  override readonly name = 'TimeoutError';
  constructor(message = 'Request Timeout', reason?: number) {
    super(message, 408, reason);
  }
}

export class InternalServerError extends GatewayError {
  override readonly name = 'InternalServerError';
  constructor(message = 'Internal Server Error', reason?: number) {
    super(message, 500, reason);
  }
}

export class ServiceUnavailableError extends GatewayError {
  override readonly name = 'ServiceUnavailableError';
  constructor(message = 'Service Unavailable', reason?: number) {
    super(message, 503, reason);
  }
}

const named: Readonly<Record<number, new (message: string, reason?: number) => GatewayError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  408: TimeoutError,
  500: InternalServerError,
  503: ServiceUnavailableError,
};

/** The error of a status: its own class where there is one. */
export function gatewayError(message: string, status: number, reason?: number): GatewayError {
  const Named = Object.hasOwn(named, status) ? named[status] : undefined;
  return Named === undefined ? new GatewayError(message, status, reason) : new Named(message, reason);
}

/** The error that a refusing answer stands for. Source: contract.md §6 (permission denied) and §8 (error response). */
export function refusalOf(message: ErrorResponse | PermissionDeniedResponse): GatewayError {
  const { reason } = message;
  if (message.Message === 'PermissionDeniedResponse') {
    return gatewayError(`Permission Denied. Job ID: ${message.header.id_job} failed with status code 403`, 403, reason?.value);
  }
  const status = message.meta?.status?.code ?? reason?.value ?? 500;
  return gatewayError(`${message.errors?.[0]?.message ?? reason?.details ?? 'Unknown'} (${status})`, status, reason?.value);
}
