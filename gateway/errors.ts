import type { ErrorResponse, PermissionDeniedResponse } from './generated/messages.ts';

const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  401: 'UnauthorizedError',
  408: 'TimeoutError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
};

/** Error between client and gateway. The status determines its name and the subclass. */
export class GatewayError extends Error {
  /** HTTP status code. */
  readonly status: number;
  /** Value of `requestReason`, `lossReason` or `disconnectionReason`, depending on the kind of error. */
  readonly reason: number | undefined;

  constructor(message: string, status = 500, reason?: number) {
    super(message);
    this.name = NAMES[status] ?? 'GatewayError';
    this.status = status;
    this.reason = reason;
  }
}

function classOf(status: number) {
  return class extends GatewayError {
    static override [Symbol.hasInstance](error: unknown): boolean {
      return error instanceof GatewayError && error.status === status;
    }
    constructor(message: string, reason?: number) {
      super(message, status, reason);
    }
  };
}

export const BadRequestError = /* @__PURE__ */ classOf(400);
export const UnauthorizedError = /* @__PURE__ */ classOf(401);
export const TimeoutError = /* @__PURE__ */ classOf(408);
export const InternalServerError = /* @__PURE__ */ classOf(500);
export const ServiceUnavailableError = /* @__PURE__ */ classOf(503);

/** Error for an answer that refuses a request. Source: contract.md §6 (permission denied) and §8 (error response). */
export function refusalOf({ Message, header, errors, reason, meta }: Refusal): GatewayError {
  if (Message === 'PermissionDeniedResponse') {
    return new GatewayError(`Permission Denied. Job ID: ${header?.id_job} failed with status code 403`, 403, reason?.value);
  }
  const status = meta?.status?.code ?? reason?.value ?? 500;
  return new GatewayError(`${errors?.[0]?.message ?? reason?.details ?? 'Unknown'} (${status})`, status, reason?.value);
}

type Refusal = (ErrorResponse | PermissionDeniedResponse) & Pick<ErrorResponse, 'errors'>;
