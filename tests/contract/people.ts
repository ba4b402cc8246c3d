import type { Schema } from '#client/operations.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import type { Mail } from '#provider/services/accounts/mail/mail.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import type { Provider } from '#provider/provider.ts';

/** Token with which the composer authenticates at the provider of these tests. */
export const EDITORIAL_TOKEN = 'editorial-secret-of-the-tests';

/** User and subject of an operation, where the contract's example cannot know it. */
export interface Part {
  readonly token?: () => string;
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Parts by operation. Operations that end something have a user or subject of their own. */
export interface Stage {
  /** Token of an anonymous visitor, for operations that require a token but no account. */
  readonly anonymous: string;
  readonly parts: Readonly<Record<string, Part>>;
}

const SAP = { entityType: 'STOCK', entityValue: '82849' };

/** Creates people who register, log in and have watchlists, all by the calls of the contract. */
export async function prepareStage(provider: Provider, mails: readonly Mail[]): Promise<Stage> {
  const call = async <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, token?: string): Promise<Answer> => {
    const answer = await provider.inject({
      method,
      url: `/api${path}`,
      ...(method === 'GET' ? {} : { payload: payload ?? {} }),
      headers: token === undefined ? {} : { 'x-ov-token': token },
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.payload}`);
    return answer.payload === '' ? (undefined as Answer) : answer.json<Answer>();
  };
  const login = async (name: Parameters<typeof demoEmail>[0]): Promise<string> =>
    (await call<Schema<'User'>>('POST', '/v1/users/login', { email: demoEmail(name), password: DEMO_PASSWORD })).token;
  const visitor = async (): Promise<string> => (await call<Schema<'AnonymousToken'>>('POST', '/v1/users/anonymous')).token;
  const codeFor = async (path: string, payload: { readonly email: string }): Promise<string> => {
    await call('POST', path, payload);
    return codeIn(mails, payload.email);
  };

  const [user, basic, support, acting] = [await login('plus'), await login('basic'), await login('support'), await login('support')];
  const pro = await login('pro');
  await call('POST', '/v1/users/impersonation', { email: demoEmail('pro') }, acting);
  const watchlist = async (name: string): Promise<Record<string, string>> => {
    const { entityValue } = await call<Schema<'Watchlist'>>('POST', '/v2/watchlists', { name }, user);
    const { list } = await call<Schema<'WatchlistPositionList'>>('POST', `/v2/watchlists/${entityValue}/positions`, { list: [SAP] }, user);
    return { entityValue, positionId: list[0]?.positionId ?? '' };
  };
  const lists = [
    await watchlist('Zum Lesen'),
    await watchlist('Zum Löschen'),
    await watchlist('Zum Leeren'),
    await watchlist('Zum Ändern'),
  ];
  const [reading, ending, emptying, changing] = lists;
  const { entityValue: empty } = await call<Schema<'Watchlist'>>('POST', '/v2/watchlists', { name: 'Leer' }, user);
  const searchNamed = async (name: string): Promise<string> =>
    (await call<Schema<'SavedSearch'>>('POST', '/v1/users/saved_searches', { name, finder: '/aktien/finder' }, user)).searchId;
  const [renamed, deleted] = [await searchNamed('Zum Umbenennen'), await searchNamed('Zum Löschen')];
  const person = { email: 'neu@example.org', password: 'Sonnenblume-42!', hasAcceptedTerms: true };
  const confirmation = await codeFor('/v1/users', person);
  const reset = await codeFor('/v1/users/password_reset', { email: demoEmail('systeme') });
  const joined = async (email: string): Promise<string> => {
    const code = await codeFor('/v1/users', { ...person, email });
    return (await call<Schema<'User'>>('POST', '/v1/users/confirmation', { code })).token;
  };
  const [goer, moving, willing] = [
    await joined('geht@example.org'),
    await joined('zieht-um@example.org'),
    await joined('will-umziehen@example.org'),
  ];
  await call('POST', '/v1/users/email', { email: 'umgezogen@example.org', currentPassword: person.password }, moving);
  const moved = await codeIn(mails, 'umgezogen@example.org');
  const visitors = await Promise.all(Array.from({ length: 100 }, visitor));
  const leaving = await login('besucher');
  await login('plus');
  const { list: devices } = await call<Schema<'SessionList'>>('GET', '/v1/users/sessions', undefined, user);
  const other = devices.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
  const prepared = (publicationId: string): { readonly path: { readonly publicationId: string } } => ({ path: { publicationId } });
  for (const publicationId of ['p-zum-zeigen', 'p-zum-verwerfen', 'p-zum-zuruecknehmen']) {
    const changes = [{ file: 'articles/gibt-es-noch-nicht.yaml', was: 'none' }];
    const payload = { publicationId, editor: 'Anna', message: 'Nichts', changes };
    const headers = { 'x-parkett-editorial': EDITORIAL_TOKEN };
    await provider.inject({ method: 'POST', url: '/api/v1/articles/editorial/publications', headers, payload });
  }
  const asUser = { token: () => user };
  return {
    anonymous: await visitor(),
    parts: {
      getUser: asUser,
      confirmArticlePublication: prepared('p-zum-zeigen'),
      deleteArticlePublication: prepared('p-zum-verwerfen'),
      withdrawArticlePublication: prepared('p-zum-zuruecknehmen'),
      getOrderBook: { token: () => pro },
      logoutUser: { token: () => visitors.pop() ?? '' },
      logoutUserByGet: { token: () => visitors.pop() ?? '' },
      listSessions: asUser,
      endSession: { ...asUser, body: { sessionId: other } },
      endAllSessions: { token: () => leaving },
      loginUser: { body: { email: demoEmail('besucher'), password: DEMO_PASSWORD, staysLoggedIn: true } },
      confirmUser: { body: { code: confirmation } },
      resetPassword: { body: { code: reset, password: 'Sommerregen-17!' } },
      changePassword: { token: () => basic, body: { currentPassword: DEMO_PASSWORD, newPassword: 'Sommerregen-17!' } },
      changeUserSettings: asUser,
      changeUserName: asUser,
      changeUserEmail: { token: () => willing, body: { email: 'anders@example.org', currentPassword: person.password } },
      confirmUserEmail: { token: () => moving, body: { code: moved } },
      changeNewsletter: asUser,
      getUserData: asUser,
      deleteUser: { token: () => goer, body: { currentPassword: person.password, isConfirmed: true } },
      listChartDrawings: asUser,
      changeChartDrawing: { token: () => pro },
      deleteChartDrawing: asUser,
      listSavedSearches: asUser,
      createSavedSearch: asUser,
      renameSavedSearch: { ...asUser, path: { searchId: renamed } },
      deleteSavedSearch: { ...asUser, path: { searchId: deleted } },
      startImpersonation: { token: () => support, body: { email: demoEmail('besucher') } },
      endImpersonation: { token: () => acting },
      listWatchlists: asUser,
      createWatchlist: asUser,
      renameWatchlist: { ...asUser, path: changing },
      deleteWatchlist: { ...asUser, path: ending },
      listWatchlistPositions: { ...asUser, path: reading },
      addWatchlistPositions: { ...asUser, path: { entityValue: empty } },
      findWatchlistPositions: { ...asUser, path: { entityValue: empty }, body: { rows: [{ code: 'DE0007236101' }] } },
      changeWatchlistPosition: { ...asUser, path: changing },
      deleteWatchlistPosition: { ...asUser, path: emptying },
    },
  };
}

/** Returns the code in the newest mail to an address; mails are sent after the answers. */
async function codeIn(mails: readonly Mail[], email: string): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const code = /code=([\w-]+)/.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('No mail with a code came.');
}
