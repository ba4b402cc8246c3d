/** A value that a path or query can carry. Lists repeat their name in a query. */
export type ParameterValue = string | number | boolean | Date | null | undefined;
export type QueryParameters = Readonly<Record<string, ParameterValue | readonly ParameterValue[]>>;
export type PathParameters = Readonly<Record<string, ParameterValue>>;

/** Address of an API: a whole one such as `https://api.example/api` or `/api`, or its parts. */
export interface ApiAddress {
  readonly baseUrl?: string | undefined;
  /** Used if there is no `baseUrl`; `http` by default. */
  readonly scheme?: string | undefined;
  readonly host?: string | undefined;
  readonly basePath?: string | undefined;
}

/** Prefix of every path, without a slash at its end. Without base URL and host, it is the base path alone. */
export function baseAddress({ baseUrl, scheme = 'http', host, basePath = '' }: ApiAddress): string {
  const base = baseUrl ?? (host === undefined ? basePath : `${scheme}://${host}${slashed(basePath)}`);
  return base.replace(/(?<!\/)\/+$/, '');
}

/**
 * Fills `{braces}` with URL-encoded values.
 * @throws Error naming the parameter without a value.
 */
export function fillPath(template: string, values: Readonly<Record<string, unknown>> = {}): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '' || !isSingle(value))
      throw new Error(`The path ${template} needs a value for "${name}"; give it in the call's path.`);
    return encodeURIComponent(plain(value));
  });
}

/** Serializes parameters as `a=&b=1`: sorted by name, URL-encoded, undefined as empty, dates as JSON dates. Empty without parameters. */
export function queryString(parameters: QueryParameters = {}): string {
  return Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) =>
      (isList(value) ? value : [value]).map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(plain(item))}`),
    )
    .join('&');
}

/** Removes parameters that are undefined, so that equal calls have equal addresses. */
export function givenParameters(parameters: object = {}): QueryParameters {
  const entries: (readonly [string, unknown])[] = Object.entries(parameters);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value !== undefined && isCarried(value) ? [[name, value]] : [])));
}

/** Returns true if an address can carry a value. Parameters of the contracts have no other values. */
function isCarried(value: unknown): value is QueryParameters[string] {
  return Array.isArray(value) ? value.every(isSingle) : isSingle(value);
}

function isSingle(value: unknown): value is ParameterValue {
  return value === undefined || value === null || value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Adds a missing scheme: `example.org/a` → `https://example.org/a`. */
export function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/]*:\d/.test(address) ? address : `https://${address.replace(/^\/\//, '')}`;
}

function plain(value: ParameterValue): string {
  if (value === undefined || value === null) return '';
  return value instanceof Date ? (value.toJSON() ?? '') : String(value);
}

function isList(value: QueryParameters[string]): value is readonly ParameterValue[] {
  return Array.isArray(value);
}

function slashed(path: string): string {
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}
