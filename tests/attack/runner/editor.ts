import type { OutgoingHttpHeaders } from 'node:http';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import type { Portal } from '../attack.ts';
import type { Answer, Ask } from './ask.ts';

/** Roles of demo users in the composer of the attacked portal. */
const ROLES = { basic: 'redaktion', pro: 'redaktion', plus: 'chefredaktion' } as const;

/** The setting `PARKETT_COMPOSER_EDITORS` that gives them these roles. */
export const EDITORS = Object.entries(ROLES)
  .map(([name, role]) => `${demoEmail(name as keyof typeof ROLES)}=${role}`)
  .join(',');

/** Shared secret of composer and provider, `PARKETT_EDITORIAL_TOKEN`. */
export const EDITORIAL_TOKEN = 'secret-of-composer-and-provider';

export interface AttackingEditor {
  /** Sends a request to the composer as its app does: `ask('PUT', 'drafts/pages/hilfe.yaml/text', { version: 0, text })`. */
  ask(method: string, path: string, body?: unknown, more?: Partial<Ask>): Promise<Answer>;
  /** Headers of a request by this editor, for addresses outside of `/redaktion/api/`. */
  readonly headers: OutgoingHttpHeaders;
}

/**
 * Logs an editor in at the site.
 * @param from address of the editor
 */
export async function enterAsEditor(
  { site, ask, users }: Pick<Portal, 'site' | 'ask' | 'users'>,
  name: keyof typeof ROLES,
  from: string,
): Promise<AttackingEditor> {
  const body = { email: users.email(name), password: users.password };
  const login = await ask({ url: `${site}/api/v1/users/login`, method: 'POST', from, headers: { origin: site }, body });
  const cookie = [login.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]);
  if (login.status !== 200 || cookie.length === 0) throw new Error(`The editor's login answers ${login.status}.`);
  const headers = { cookie: cookie.join('; '), origin: site, 'sec-fetch-site': 'same-origin', 'x-parkett-composer': '1' };
  return {
    headers,
    ask: (method, path, sent, more = {}) =>
      ask({ url: `${site}/redaktion/api/${path}`, from, method, body: sent, ...more, headers: { ...headers, ...more.headers } }),
  };
}

/** Maximum time to check all documents, in ms; the first check reads them. */
const FIRST_MS = 30_000;

/**
 * Writes a text as the draft of a new or existing document and publishes it.
 * @returns the status of the publication
 */
export async function publishText(editor: AttackingEditor, file: string, text: string, message: string): Promise<number> {
  const more = { timeout: FIRST_MS };
  const { version } = JSON.parse((await editor.ask('GET', `drafts/${file}`)).body) as { readonly version?: number };
  const made =
    version === undefined
      ? await editor.ask('POST', `drafts/${file}/create`, { text }, more)
      : await editor.ask('PUT', `drafts/${file}/text`, { version, text }, more);
  const draft = JSON.parse(made.body) as { readonly version: number };
  return (await editor.ask('POST', 'publication', { files: [{ file, version: draft.version }], message }, more)).status;
}
