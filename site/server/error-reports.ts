import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '#documents/reader/path.ts';
import { MOST_PLACES, type IslandReport } from '#domain/web/error-report.ts';
import { isOwnOrigin } from '../bff/own-origin.ts';
import { readBody } from '../bff/read-body.ts';
import { areErrorsReported, reportIsland } from '../reports/report-error.ts';

/** Maximum size of a report in bytes. */
const LONGEST = 2_048;

/** Receives an error report of a browser. Answers 404 if reporting is off. Only well-formed reports reach the log. */
export async function receiveReport(
  request: IncomingMessage,
  response: ServerResponse,
  { isOn = areErrorsReported(), report = reportIsland }: { isOn?: boolean; report?: (report: IslandReport) => void } = {},
): Promise<void> {
  const answer = (status: number): void => void response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
  if (!isOn) return answer(404);
  if (!isOwnOrigin(request)) return answer(403);
  const body = await readBody(request, LONGEST);
  const read = body === 'too-large' ? undefined : readReport(body.toString('utf8'));
  if (read === undefined) return answer(400);
  report(read);
  answer(204);
}

/** Parses a report; undefined unless it has the exact form that our script sends. */
function readReport(text: string): IslandReport | undefined {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return undefined;
  }
  const fields: Readonly<Record<string, unknown>> = isRecord(sent) ? sent : {};
  const { island, type, at } = fields;
  if (!isLike(island, /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/u) || !isLike(type, /^[A-Za-z]{1,40}$/u)) return undefined;
  const places =
    Array.isArray(at) && at.length <= MOST_PLACES ? at.filter((place) => isLike(place, /^[\w.-]{1,60}\.js:\d{1,7}:\d{1,7}$/u)) : [];
  return { island, type, at: places };
}

function isLike(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}
