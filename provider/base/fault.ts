import type { Schema } from '#client/operations.ts';

/** Error body of every call, as the contract defines it. */
export type ErrorBody = Schema<'Error'>;

const DISPLAY: Readonly<Record<number, string>> = {
  400: 'Die Anfrage ist ungültig.',
  401: 'Bitte melde dich an.',
  403: 'Das ist nicht erlaubt.',
  404: 'Das Gesuchte wurde nicht gefunden.',
  408: 'Die Anfrage kam zu langsam an.',
  413: 'Die Anfrage ist zu groß.',
  414: 'Die Adresse ist zu lang.',
  415: 'Der Inhalt muss JSON sein (Content-Type: application/json).',
  429: 'Zu viele Anfragen. Bitte versuche es gleich noch einmal.',
  431: 'Die Kopfzeilen der Anfrage sind zu groß.',
  500: 'Ein technischer Fehler ist aufgetreten. Bitte versuche es später erneut.',
  501: 'Diese Auskunft gibt es noch nicht.',
  503: 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich erneut.',
  507: 'Auf der Platte des Dienstes lässt sich das nicht ablegen.',
};

/** Error that the caller may read. `message` is technical (English), `display` is for visitors (German). */
export class HttpFault extends Error {
  override readonly name = 'HttpFault';
  readonly statusCode: number;
  readonly display: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** Distinguishes faults with the same status; by default 1000 plus the status. */
  readonly errorCode: number;
  /** Fields of the answer besides the five standard ones, as defined by the contract of the call. */
  readonly details: object | undefined;
  // oxlint-disable-next-line max-params -- Most have two.
  constructor(statusCode: number, message: string, display?: string, retryAfter?: number, errorCode = 1000 + statusCode, details?: object) {
    super(message);
    this.statusCode = statusCode;
    this.errorCode = errorCode;
    this.retryAfter = retryAfter;
    this.details = details;
    this.display = display ?? DISPLAY[statusCode] ?? DISPLAY[500] ?? '';
  }
}

/** Creates a 404 fault; `display` is the German sentence for visitors. */
export function notFound(message: string, display?: string): HttpFault {
  return new HttpFault(404, message, display);
}

/** Creates a 400 fault; `display` is the German sentence for visitors. */
export function badRequest(message: string, display?: string): HttpFault {
  return new HttpFault(400, message, display);
}

/** Creates a 403 fault for a missing feature; its own errorCode lets the portal offer the feature. */
export function notEntitled(message: string, display: string): HttpFault {
  return new HttpFault(403, message, display, undefined, 4001);
}

/** Returns the body with the five standard fields; `errorCode` is 1000 plus the status unless the fault has its own. */
export function errorBody(
  statusCode: number,
  message: string,
  identifier: string,
  display?: string,
  errorCode = 1000 + statusCode,
): ErrorBody {
  return {
    displayErrorMessage: display ?? DISPLAY[statusCode] ?? (statusCode < 500 ? 'Die Anfrage ist ungültig.' : (DISPLAY[500] ?? '')),
    errorCode,
    errorMessage: message,
    identifier,
    statusCode,
  };
}
