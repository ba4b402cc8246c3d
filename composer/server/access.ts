import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Editor, Role, Session } from '../api.ts';
import { refuse } from './refusal.ts';

/** Says who makes a request. @throws Refusal 401 for who is not logged in, 403 for who has no role here */
export type Access = (request: IncomingMessage) => Promise<Session>;

const ROLES: readonly Role[] = ['redaktion', 'chefredaktion'];

/** While developing there is one editor, who may do everything. Only this machine reaches him (`guard.ts`). */
export const developmentAccess: Access = async () => ({
  editor: { id: 'entwicklung', name: 'Entwicklung', email: 'entwicklung@localhost' },
  roles: ROLES,
});

/**
 * Access for those whom the operator has named, once they are logged in.
 * @param whoIs the user whose session a request carries, asked of the provider; undefined when there is none
 */
export function loginAccess(editors: ReadonlyMap<string, Role>, whoIs: (request: IncomingMessage) => Promise<Editor | undefined>): Access {
  return async (request) => {
    const editor = (await whoIs(request)) ?? refuse(401, 'Melde dich an, um in die Redaktion zu kommen.');
    const role = editors.get(editor.email.toLowerCase()) ?? refuse(403, 'Dein Konto gehört nicht zur Redaktion.');
    return { editor, roles: role === 'chefredaktion' ? ROLES : [role] };
  };
}

/** Milliseconds for which a session that was let in is not asked for again: somebody who types asks twenty times a second. */
const RECENT = 2_000;

/** The same access, which remembers for a moment whom it has let in; who was refused is asked for each time. */
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
 * Reads `PARKETT_COMPOSER_EDITORS`: `anna@verlag.example=chefredaktion, ben@verlag.example=redaktion`.
 * @throws Error in German for anything else
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
