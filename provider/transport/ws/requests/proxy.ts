import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { headerFlag, method as methods, proxyProtocol } from '#gateway/generated/constants.ts';
import type { ProxyRequest, ProxyResponse } from '#gateway/generated/messages.ts';
import { HttpFault } from '../../../base/fault.ts';
import type { Connection } from '../connection.ts';
import type { GatewayParts } from '../parts.ts';

const PATIENCE_MS = 5_000;
const MOST_BYTES = 256 * 1024;
/** Headers that belong to a connection, not to the request (RFC 9110, 7.6.1), or that could impersonate another client. */
const OWN_HEADERS =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|content-length|expect|cookie|x-forwarded-.*|forwarded)$/i;

/**
 * Forwards a request to a host that the operator allows. Redirects are passed on as answers.
 * @throws HttpFault
 */
export async function answerProxy({ proxyHosts }: GatewayParts, connection: Connection, request: ProxyRequest): Promise<void> {
  const { host, port, header } = request;
  if (!isAllowed(proxyHosts, request)) {
    if (((header.flags ?? 0) & headerFlag.permissionDeniedResponse) === 0) throw new HttpFault(403, `Not allowed: ${host}:${port}`);
    const reason = { value: 403, details: `Not allowed: ${host}:${port}` };
    const meta = { status: { code: 403 } };
    return connection.send({ Message: 'PermissionDeniedResponse', Version: 2, reason, meta, header: { id_job: header.id_job } });
  }
  const answer = await passOn(request);
  connection.send({ Message: 'ProxyResponse', Version: 2, ...answer, header: { id_job: header.id_job } });
}

/** Checks `host` for default ports, `host:port` for others. */
function isAllowed(allowed: ReadonlySet<string>, { host, port, protocol }: ProxyRequest): boolean {
  const usual = protocol === proxyProtocol.HTTPS ? 443 : 80;
  const name = host.toLowerCase();
  return allowed.has(`${name}:${port}`) || (port === usual && allowed.has(name));
}

/**
 * Forwards the request.
 * @throws HttpFault 400, 405, 502, 504
 */
async function passOn({
  protocol,
  method,
  host,
  port,
  path,
  query,
  headers = {},
  body,
}: ProxyRequest): Promise<Omit<ProxyResponse, 'Message' | 'Version' | 'header'>> {
  const name = Object.entries(methods).find(([, value]) => value === method)?.[0];
  if (name === undefined || name === 'CONNECT' || name === 'TRACE') throw new HttpFault(405, `${name ?? method} is not passed on`);
  const passed = Object.entries(headers).filter(([key, value]) => value !== undefined && !OWN_HEADERS.test(key));
  const options: RequestOptions = {
    host,
    port,
    method: name,
    path: query === undefined || query === '' ? path : `${path}?${query}`,
    headers: Object.fromEntries(passed),
    agent: false,
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  try {
    const answer = await send(protocol === proxyProtocol.HTTPS, options, body);
    const data = await textOf(answer);
    const lines = Object.entries(answer.headers).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : value] as const);
    return { headers: Object.fromEntries(lines), data, meta: { status: { code: answer.statusCode ?? 502 } } };
  } catch (error) {
    if (error instanceof HttpFault) throw error;
    if (error instanceof TypeError) throw new HttpFault(400, 'The request can not be sent like this.');
    const isLate = error instanceof Error && error.name === 'AbortError';
    throw new HttpFault(isLate ? 504 : 502, isLate ? `No answer within ${PATIENCE_MS} ms` : 'The host does not answer.');
  }
}

function send(isSecure: boolean, options: RequestOptions, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(options, resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * Reads the text of an answer.
 * @throws HttpFault 502 if it is too large
 */
async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  const read: AsyncIterable<unknown> = answer;
  for await (const part of read) {
    if (!Buffer.isBuffer(part)) throw new TypeError('An answer comes as bytes as long as nobody sets its encoding.');
    size += part.length;
    if (size > MOST_BYTES) throw new HttpFault(502, `The answer has more than ${MOST_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
