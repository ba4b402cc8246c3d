import { expect } from 'vitest';
import { operationTable, type OperationId } from '#client/operations.ts';
import { findOperation } from '#site/bff/find-operation.ts';
import { canaries, keepSecret } from './canaries.ts';

export interface Sent {
  readonly status: number;
  readonly text: string;
}

/** Returns the answer if it is a success. */
export function ok(sent: Sent): Sent {
  expect(sent.status, sent.text).toBeLessThan(300);
  return sent;
}

/** Parses the JSON of a successful answer. */
export const read = (sent: Sent): unknown => JSON.parse(ok(sent).text);

/** Headers with the visitor's browser and address, as a trusted proxy passes them on. */
export const personalHeaders = { 'user-agent': canaries.agent, 'x-forwarded-for': canaries.address } as const;

/** A browser with cookies, an address and a user agent that records which operations it has called. */
export interface Visitor {
  /** Calls an operation through the site; `path` is the part after `/api`. */
  call(operation: OperationId, options?: { readonly path?: string; readonly query?: string; readonly body?: unknown }): Promise<Sent>;
  /** Requests an address of the site. */
  get(path: string): Promise<Sent>;
  /** Fills in the form of a block on a page and sends it, without scripts. */
  sendForm(page: string, block: string, fields: Readonly<Record<string, string>>): Promise<Sent>;
  readonly called: ReadonlySet<OperationId>;
  /** Marks an operation as called, for calls by a form or another person. */
  has(operation: OperationId): void;
}

/** Returns true if a browser can call an operation at all: the others are for programs, and never transport data of a visitor. */
export function isOffered(operation: OperationId): boolean {
  const { method, path } = operationTable[operation];
  const found = findOperation(method, path.replaceAll(/\{\w+\}/gu, 'x'));
  return found.kind === 'found';
}

/** Minimum length of cookie values that are secrets: shorter ones are choices such as `1`. */
const SECRET_LENGTH = 20;

/**
 * Opens a visitor of the site.
 * @param isHere comes from this machine, as support does, and not from the visitor's address
 */
export function openVisitor(site: string, isHere = false): Visitor {
  const cookies = new Map<string, string>();
  const called = new Set<OperationId>();
  const send = async (path: string, init: RequestInit = {}): Promise<Sent> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (!isHere) {
      for (const [name, value] of Object.entries(personalHeaders)) headers.set(name, value);
      headers.set('referer', `${site}/suche/${canaries.search}`);
    }
    if (init.method !== undefined && init.method !== 'GET') headers.set('origin', site);
    const answer = await fetch(`${site}${path}`, { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/su);
      if (value.length >= SECRET_LENGTH) keepSecret('cookie', decodeURIComponent(value));
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.status, text: await answer.text() };
  };
  return {
    called,
    has: (operation) => void called.add(operation),
    get: (path) => send(path),
    call(operation, { path, query = '', body } = {}) {
      called.add(operation);
      const { method, path: template } = operationTable[operation];
      const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return send(`/api${path ?? template}${query}`, { method, ...init });
    },
    async sendForm(page, block, fields) {
      const { text } = await send(page);
      const form = /<form[^>]*>/gu.exec(text.slice(text.lastIndexOf('<form', text.indexOf(`data-form="${block}"`))))?.[0];
      const rest = text.slice(text.indexOf(`data-form="${block}"`));
      const token = /name="_token" value="([^"]+)"/u.exec(rest)?.[1];
      if (form === undefined || token === undefined) throw new Error(`${page} has no form of ${block}`);
      const body = new URLSearchParams({ _form: block, _token: token, ...fields }).toString();
      return send(page, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    },
  };
}
