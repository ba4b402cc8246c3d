import type { ErrorResponse, PermissionDeniedResponse } from './generated/messages.ts';

/** What can go wrong between client and gateway. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  /** As in HTTP. */
  readonly status: number;
  /** A number of `requestReason`, `lossReason` or `disconnectionReason`, whichever the text speaks of. */
  readonly reason: number | undefined;

  constructor(message: string, status = 500, reason?: number) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

type Named = new (message: string, reason?: number) => GatewayError;
const classes: Record<number, Named> = {};

/** Makes the class of a status. */
function named(status: number, name: string): Named {
  return (classes[status] = class extends GatewayError {
    override name = name;
    constructor(message: string, reason?: number) {
      super(message, status, reason);
    }
  });
}

export const BadRequestError = named(400, 'BadRequestError');
export const UnauthorizedError = named(401, 'UnauthorizedError');
export const TimeoutError = named(408, 'TimeoutError');
export const InternalServerError = named(500, 'InternalServerError');
export const ServiceUnavailableError = named(503, 'ServiceUnavailableError');

/** The error of a status: of its own class where there is one. */
export function gatewayError(message: string, status: number, reason?: number): GatewayError {
  const Named = classes[status];
  return Named ? new Named(message, reason) : new GatewayError(message, status, reason);
}

/** The error that a refusing answer stands for. Source: contract.md §6 (permission denied) and §8 (error response). */
export function refusalOf({ Message, header, errors, reason, meta }: Refusal): GatewayError {
  const status = Message === 'PermissionDeniedResponse' ? 403 : (meta?.status?.code ?? reason?.value ?? 500);
  const text = `${errors?.[0]?.message ?? reason?.details ?? 'Unknown'} (${status})`;
  const denied = `Permission Denied. Job ID: ${header?.id_job} failed with status code 403`;
  return gatewayError(Message === 'PermissionDeniedResponse' ? denied : text, status, reason?.value);
}

type Refusal = (ErrorResponse | PermissionDeniedResponse) & Pick<ErrorResponse, 'errors'>;
