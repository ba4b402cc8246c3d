/** A value that a path or query can carry. Lists repeat their name in a query. */
export type ParameterValue = string | number | boolean | Date | null | undefined;
export type QueryParameters = Readonly<Record<string, ParameterValue | readonly ParameterValue[]>>;
export type PathParameters = Readonly<Record<string, ParameterValue>>;

/** Where an API is: a whole address such as `https://api.example/api` or `/api`, or its parts. */
export interface ApiAddress {
  readonly baseUrl?: string | undefined;
  /** Without `baseUrl`; `http` when left out. */
  readonly scheme?: string | undefined;
  readonly host?: string | undefined;
  readonly basePath?: string | undefined;
}

/** The address before every path, without a slash at its end. Without base and host it is the base path alone. */
export function baseAddress({ baseUrl, scheme = 'http', host, basePath = '' }: ApiAddress): string {
  const base = baseUrl ?? (host === undefined ? basePath : `${scheme}://${host}${slashed(basePath)}`);
  return base.replace(/(?<!\/)\/+$/, '');
}

/**
 * Fills `{braces}` with URL-encoded values.
 * @throws Error naming the parameter that has no value.
 */
export function fillPath(template: string, values: Readonly<Record<string, unknown>> = {}): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '' || !isSingle(value))
      throw new Error(`The path ${template} needs a value for "${name}"; give it in the call's path.`);
    return encodeURIComponent(plain(value));
  });
}

/** `a=&b=1`: sorted by name, URL-encoded, undefined as empty, dates as JSON dates. Empty without parameters. */
export function queryString(parameters: QueryParameters = {}): string {
  return Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) =>
      (isList(value) ? value : [value]).map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(plain(item))}`),
    )
    .join('&');
}

/** Without the parameters that are undefined: one call has one address, whichever of its parameters were written out. */
export function givenParameters(parameters: object = {}): QueryParameters {
  const entries: (readonly [string, unknown])[] = Object.entries(parameters);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value !== undefined && isCarried(value) ? [[name, value]] : [])));
}

/** Whether an address can carry a value; parameters of the contracts are nothing else. */
function isCarried(value: unknown): value is QueryParameters[string] {
  return Array.isArray(value) ? value.every(isSingle) : isSingle(value);
}

function isSingle(value: unknown): value is ParameterValue {
  return value === undefined || value === null || value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value);
}

/** `example.org/a` → `https://example.org/a`; an address that has a scheme stays as it is. */
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
