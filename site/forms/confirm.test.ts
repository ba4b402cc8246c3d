import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockForm } from '#blocks/kit/form/form.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import { sessionToken } from '#client/audience.ts';
import { FORM_COOKIE, newFormCookie } from './form-cookie.ts';
import { issueToken } from './form-token.ts';
import { receiveForm, type ReceivedForm } from './receive-form.ts';
import { SEAL_LIFETIME } from './seal.ts';
import type { SendRequest } from './send-request.ts';
import { createSubmissions, type Submissions } from './submissions.ts';
import { sentForm } from './visitor-forms.ts';

const secret = 'a secret of this test, long enough';
const start = Date.parse('2026-07-31T15:40:00Z');
const schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 10 }, 'path:entityValue': { type: 'string' } },
};
const shape = {
  operation: 'addWatchlistPositions',
  fields: [
    { at: 'name', label: 'Was' },
    { at: 'path:entityValue', label: 'Liste', kind: 'hidden' },
  ],
  submit: 'Weiter',
  success: 'saved-searches',
} as const;
const accept = (body: unknown): boolean => typeof body === 'object' && body !== null && 'name' in body;
const asking = blockForm(
  'list.add',
  { ...shape, confirm: { title: 'Hinzufügen?', submit: 'Ja', asks: 'listWatchlistPositions', fills: { list: 'list' } } },
  schema,
  accept,
);
const plain = blockForm('list.rename', { ...shape, confirm: { title: 'Umbenennen?', submit: 'Ja' } }, schema, accept);

const send = vi.fn<SendRequest>();
const [anna, ben] = [newFormCookie(), newFormCookie()];
let submissions: Submissions;
beforeEach(() => {
  submissions = createSubmissions();
  send.mockReset().mockImplementation(async (operation) => ({
    answer: operation === 'listWatchlistPositions' ? { list: ['seen'], secretOfOthers: 1 } : {},
    cookies: [],
  }));
});

interface Sender {
  readonly visitor?: string;
  readonly session?: string;
  readonly form?: string;
  readonly at?: number;
}

/** Submits a form with a new token. */
function post(
  pairs: Readonly<Record<string, string>>,
  { visitor = anna, session = 'of-anna', form = 'list.add', at = start }: Sender = {},
) {
  const token = issueToken(secret, { visitor, session: sessionToken(session), form }, at);
  const request = Object.assign(Readable.from([Buffer.from(new URLSearchParams({ _form: form, _token: token, ...pairs }).toString())]), {
    headers: {
      host: 'parkett.example',
      origin: 'http://parkett.example',
      cookie: `${FORM_COOKIE}=${visitor}; token=${session}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    socket: new Socket(),
  });
  return receiveForm(request, [asking, plain], { secret, submissions, send, now: at, routes: ROUTES, leadsTo: () => undefined });
}
const filled = { name: 'SAP', 'path:entityValue': '7' };
const asked = (received: ReceivedForm) => sentForm(received)?.state.asked;
const sealOf = async (sender: Sender = {}, pairs = filled): Promise<string> => asked(await post(pairs, sender))?.seal ?? '';
const effects = () => send.mock.calls.filter(([operation]) => operation === 'addWatchlistPositions');

describe('a form that asks first', () => {
  it('shows what its operation says and does nothing yet', async () => {
    const received = await post(filled);
    expect(received.outcome).toMatchObject({ kind: 'shown', state: { values: filled, findings: [] } });
    expect(asked(received)?.answer).toEqual({ list: ['seen'], secretOfOthers: 1 });
    expect(effects()).toEqual([]);
  });

  it('does what was shown, not what comes along or what the operation would say now', async () => {
    const seal = await sealOf();
    send.mockImplementation(async () => ({ answer: { list: ['other'] }, cookies: [] }));
    const received = await post({ _seal: seal, name: 'Fremd', 'path:entityValue': '8', list: 'x' });
    expect(received.outcome).toMatchObject({ kind: 'done', location: '/konto/suchen' });
    expect(effects()).toEqual([['addWatchlistPositions', { path: { entityValue: '7' }, body: { list: ['seen'] } }]]);
  });

  it('does it once, however often and from whichever page it is confirmed', async () => {
    const seal = await sealOf();
    const outcomes = await Promise.all([post({ _seal: seal }), post({ _seal: seal }), post({ _seal: seal })]);
    outcomes.push(await post({ _seal: seal }, { at: start + 60_000 }));
    expect(outcomes.map(({ outcome }) => outcome.kind)).toEqual(['done', 'done', 'done', 'done']);
    expect(effects()).toHaveLength(1);
  });

  it('leads back with everything that was filled in', async () => {
    const received = await post({ _seal: await sealOf(), _back: '1' });
    expect(received.outcome).toEqual({ kind: 'shown', state: { values: filled, findings: [] } });
    expect(effects()).toEqual([]);
  });

  it('tells what is to be mended before it asks', async () => {
    const received = await post({ 'path:entityValue': '7' });
    expect(received.outcome).toMatchObject({ kind: 'refused', statusCode: 422 });
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps what was filled in when the effect fails, and may then be confirmed again', async () => {
    const seal = await sealOf();
    send.mockRejectedValueOnce(new Error('away'));
    const received = await post({ _seal: seal });
    expect(received.outcome).toMatchObject({ kind: 'refused' });
    expect(sentForm(received)?.state.values).toEqual(filled);
    expect((await post({ _seal: seal })).outcome.kind).toBe('done');
  });

  it('without an operation to ask it shows the values and does exactly those', async () => {
    const seal = await sealOf({ form: 'list.rename' });
    await post({ _seal: seal, name: 'Fremd' }, { form: 'list.rename' });
    expect(send.mock.calls).toEqual([['addWatchlistPositions', { body: { name: 'SAP' }, path: { entityValue: '7' } }]]);
  });
});

describe('a confirmation is refused', () => {
  it.each([
    ['in another session', { session: 'of-ben' }],
    ['of another visitor', { visitor: ben }],
    ['of another form', { form: 'list.rename' }],
  ])('%s', async (_, sender) => {
    const received = await post({ _seal: await sealOf() }, sender);
    expect(received.outcome).toMatchObject({ kind: 'refused', statusCode: 403 });
    expect(received.values['name']).toBeUndefined();
    expect(effects()).toEqual([]);
  });

  it.each([
    ['changed', (seal: string) => seal.replace(/\.(.)/u, (_, sign: string) => (sign === 'A' ? '.B' : '.A'))],
    ['that is a token', () => issueToken(secret, { visitor: anna, session: sessionToken('of-anna'), form: 'list.add' }, start)],
    ['that is nothing', () => ''],
  ])('%s', async (_, change) => {
    const received = await post({ _seal: change(await sealOf()) });
    expect(received.outcome).toMatchObject({ kind: 'refused', statusCode: 403 });
    expect(effects()).toEqual([]);
  });

  it('too late, and keeps what was filled in', async () => {
    const received = await post({ _seal: await sealOf() }, { at: start + SEAL_LIFETIME + 1 });
    expect(received.outcome).toMatchObject({ kind: 'refused', statusCode: 403, displayErrorMessage: expect.stringContaining('zu lange') });
    expect(received.values).toEqual(filled);
    expect(effects()).toEqual([]);
  });

  it('when it would be too much for a form', async () => {
    const long = await post({ ...filled, 'path:entityValue': 'x'.repeat(35_000) });
    expect(long.outcome).toMatchObject({ kind: 'refused', statusCode: 413 });
  });
});

it('a form that asks for a password cannot ask for a confirmation: the password would stand in its page', () => {
  const fields = [{ at: 'name', label: 'Passwort', kind: 'password' }] as const;
  expect(() => blockForm('x', { ...shape, fields, confirm: { title: '', submit: '' } }, schema, accept)).toThrow('password');
});
