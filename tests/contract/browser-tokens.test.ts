import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { forward } from '#site/bff/forward.ts';
import { addressOf } from './examples.ts';
import { madeMocks } from './mocks.ts';
import { readOperations, type Operation } from './operations.ts';

const SECRET = 'the-token-of-anna';
const KEYS = ['token', 'sessionToken', 'accessToken', 'wealthToken', 'X-ov-token', 'clientSecret', 'passwordHash'];
// Calls with an answer for browsers. Excludes the logout by GET, which is for callers that store their token themselves, and editorial
// calls; the site passes on neither.
const answering = readOperations().filter(({ id, success, isEditorial }) => success !== '204' && id !== 'logoutUserByGet' && !isEditorial);
const pushTokens = answering.filter(({ id }) => id === 'getPushToken');
const { answerOf: mockOf } = await madeMocks();

/** Returns the answer that the browser gets when the provider answers with `body`. */
async function answered(operation: Operation, body: unknown): Promise<string> {
  const headers = { host: 'portal', origin: 'http://portal' };
  const url = addressOf(operation, {}, { articleId: '4711' });
  const request = Object.assign(Readable.from([]), { method: operation.method, url, headers, socket: { remoteAddress: '203.0.113.7' } });
  let text = '';
  const response = { statusCode: 200, setHeader: () => response, end: (chunk: Buffer) => (text = chunk.toString()) };
  const fetch = async () => Response.json(body);
  await forward(request as unknown as IncomingMessage, response as unknown as ServerResponse, { api: 'http://provider/api', fetch });
  expect(response.statusCode).toBe(200);
  return text;
}

/** Returns an answer with a token inserted at every depth: at its root, in its objects, in those of its lists. */
function withTokens(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withTokens(part, key));
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTokens(part, key)])), [key]: SECRET };
}

describe.each(answering.filter(({ id }) => id !== 'getPushToken').map((operation) => [operation.id, operation] as const))(
  'The browser gets no token from %s',
  (id, operation) => {
    it('wherever in the answer it stands', async () => {
      const texts = await Promise.all(KEYS.map((key) => answered(operation, withTokens(mockOf(id), key))));
      expect(texts.filter((text) => text.includes(SECRET))).toEqual([]);
    });
    it('and everything else of it', async () => {
      const text = await answered(operation, mockOf(id));
      const rest = Object.entries(mockOf(id) as Record<string, unknown>).filter(([name]) => !/token/i.test(name));
      expect(JSON.parse(text)).toEqual(Object.fromEntries(rest));
    });
  },
);

it.each(pushTokens)('The token of a price connection reaches the page, which opens it: $id', async (operation) => {
  const pushToken = { token: 'x'.repeat(80), host: 'p' };
  expect(JSON.parse(await answered(operation, pushToken))).toEqual(pushToken);
});
