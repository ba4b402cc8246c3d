import type { OperationFacts } from './operation.ts';
import { cookieText, queryPairs } from './styles.ts';

/** Security scheme of a call, as the document describes it. */
export type SecurityScheme =
  | { readonly type: 'apiKey'; readonly in: 'query' | 'header' | 'cookie'; readonly name: string }
  | { readonly type: 'basic' }
  | { readonly type: 'bearer' }
  /** Client certificate, or an HTTP scheme that the platform handles itself. */
  | { readonly type: 'none' };

export type SecuritySchemes = Readonly<Record<string, SecurityScheme>>;

export interface UserAndPassword {
  readonly username: string;
  readonly password: string;
}
type Now<Value> = Value | (() => Value | undefined | Promise<Value | undefined>);
type CredentialOf<Scheme> = Scheme extends { type: 'basic' } ? Now<UserAndPassword> : Now<string>;

/** Key, token, or user and password of each security scheme, or a function that returns it at the time of a call. */
export type Credentials<Schemes> = { readonly [Name in keyof Schemes]?: CredentialOf<Schemes[Name]> | undefined };
export type AnyCredentials = Readonly<Record<string, Now<string | UserAndPassword> | undefined>>;

/** Parts of a request that carry the credentials. */
export interface Shown {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: readonly string[];
  readonly cookies: readonly string[];
}

/**
 * Adds the credentials of the first alternative of the operation for which all are available. Otherwise the call is sent without any, and
 * the service reports the missing ones.
 */
export async function shownFor({ security = [] }: OperationFacts, schemes: SecuritySchemes, credentials: AnyCredentials): Promise<Shown> {
  for (const names of security) {
    const values = await Promise.all(names.map((name) => valueNow(schemes[name], credentials[name])));
    if (values.every((value) => value !== undefined))
      return shown(
        names.map((name) => schemes[name]),
        values,
      );
  }
  return { headers: {}, query: [], cookies: [] };
}

async function valueNow(
  scheme: SecurityScheme | undefined,
  credential: AnyCredentials[string],
): Promise<string | UserAndPassword | undefined> {
  if (scheme?.type === 'none') return '';
  return typeof credential === 'function' ? credential() : credential;
}

function shown(schemes: readonly (SecurityScheme | undefined)[], values: readonly (string | UserAndPassword | undefined)[]): Shown {
  const headers: Record<string, string> = {};
  const query: string[] = [];
  const cookies: string[] = [];
  for (const [index, scheme] of schemes.entries()) {
    const value = values[index];
    if (scheme?.type === 'bearer' && typeof value === 'string') headers['Authorization'] = `Bearer ${value}`;
    else if (scheme?.type === 'basic' && typeof value === 'object') headers['Authorization'] = `Basic ${base64(value)}`;
    else if (scheme?.type === 'apiKey' && typeof value === 'string') {
      if (scheme.in === 'header') headers[scheme.name] = value;
      else if (scheme.in === 'query') query.push(...queryPairs(scheme.name, value, {}));
      else cookies.push(cookieText(scheme.name, value, {}));
    }
  }
  return { headers, query, cookies };
}

/** Encodes UTF-8, as RFC 7617 recommends. */
function base64({ username, password }: UserAndPassword): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(`${username}:${password}`)));
}
