import type { Schema } from '#client/operations.ts';

/** The error body of every call, as the contract fixes it. */
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
};

/** A fault that the caller may read about. `message` is technical (English), `display` for visitors (German). */
export class HttpFault extends Error {
  override readonly name = 'HttpFault';
  readonly statusCode: number;
  readonly display: string;
  /** Seconds after which another try is worth it. */
  readonly retryAfter: number | undefined;
  constructor(statusCode: number, message: string, display?: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
    this.display = display ?? DISPLAY[statusCode] ?? DISPLAY[500] ?? '';
  }
}

/** 404; `display` is the German sentence for visitors. */
export function notFound(message: string, display?: string): HttpFault {
  return new HttpFault(404, message, display);
}

/** 400; `display` is the German sentence for visitors. */
export function badRequest(message: string, display?: string): HttpFault {
  return new HttpFault(400, message, display);
}

/** The five fields; `errorCode` is 1000 plus the status. */
export function errorBody(statusCode: number, message: string, identifier: string, display?: string): ErrorBody {
  return {
    displayErrorMessage: display ?? DISPLAY[statusCode] ?? (statusCode < 500 ? 'Die Anfrage ist ungültig.' : (DISPLAY[500] ?? '')),
    errorCode: 1000 + statusCode,
    errorMessage: message,
    identifier,
    statusCode,
  };
}
