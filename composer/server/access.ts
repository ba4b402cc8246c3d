import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Editor, Role, Session } from '../api.ts';
import { refuse } from './refusal.ts';

/**
 * Identifies the editor of a request.
 * @throws Refusal 401 for a visitor who is not logged in, 403 for a user without a role here
 */
export type Access = (request: IncomingMessage) => Promise<Session>;

const ROLES: readonly Role[] = ['redaktion', 'chefredaktion'];

/** Access in development: one editor with all rights. Only this machine can use it (`guard.ts`). */
export const developmentAccess: Access = async () => ({
  editor: { id: 'entwicklung', name: 'Entwicklung', email: 'entwicklung@localhost' },
  roles: ROLES,
});

/**
 * Access in production: logged-in users whom the operator has named.
 * @param whoIs looks up the user of a request's session at the provider; undefined if there is none
 */
export function loginAccess(editors: ReadonlyMap<string, Role>, whoIs: (request: IncomingMessage) => Promise<Editor | undefined>): Access {
  return async (request) => {
    const editor = (await whoIs(request)) ?? refuse(401, 'Melde dich an, um in die Redaktion zu kommen.');
    const role = editors.get(editor.email.toLowerCase()) ?? refuse(403, 'Dein Konto gehört nicht zur Redaktion.');
    return { editor, roles: role === 'chefredaktion' ? ROLES : [role] };
  };
}

/** Time in ms for which an accepted session is cached: typing causes twenty requests a second. */
const RECENT = 2_000;

/** Wraps an access with a short cache of accepted sessions. Refusals are not cached. */
export function recentAccess(access: Access): Access {
  const recent = new LRUCache<string, Session>({ max: 200, ttl: RECENT });
  return async (request) => {
    const { cookie, host, authorization } = request.headers;
    const key = JSON.stringify([cookie, host, authorization]);
    const session = recent.get(key) ?? (await access(request));
    if (!recent.has(key)) recent.set(key, session);
    return session;
  };
}

/**
 * Parses `PARKETT_COMPOSER_EDITORS`: `anna@verlag.example=chefredaktion, ben@verlag.example=redaktion`.
 * @throws Error in German for an invalid entry
 */
export function readEditors(setting: string | undefined): ReadonlyMap<string, Role> {
  const entries = (setting ?? '').split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
  return new Map(
    entries.map((entry): [string, Role] => {
      const [email = '', name = ''] = entry.split('=').map((part) => part.trim());
      const role = ROLES.find((each) => each === name);
      if (role === undefined || !/^[^@\s]+@[^@\s]+$/u.test(email))
        throw new Error(
          `PARKETT_COMPOSER_EDITORS: „${entry}“ ist kein Eintrag. Schreibe name@verlag.example=redaktion oder =chefredaktion, mit Komma dazwischen.`,
        );
      return [email.toLowerCase(), role];
    }),
  );
}
