import { once } from 'node:events';
import { formatPrice } from '#domain/format/price.ts';
import type { Gateway } from './open.ts';
import { LEGACY_PATH, legacyQuery, readLegacyQuotes } from './prices/legacy-feed.ts';
import { toLivePrice, type LivePrice } from './prices/live-price.ts';
import { PRICE_PATH, priceSubscription } from './prices/subscription.ts';
import { requestByProxy } from './requests/proxy.ts';
import { requestToken } from './requests/token.ts';
import type { RequestOptions } from './types.ts';

/** Prints a line. */
export type Say = (line: string) => void;

/**
 * Prints every price of the notations until the process is stopped.
 * @throws Error if a notation is not a number
 */
export async function watch({ requests }: Gateway, notations: readonly number[], isLegacy: boolean, say: Say): Promise<void> {
  if (!notations.every(Number.isSafeInteger)) throw new Error('Eine Notierung ist eine Zahl, zum Beispiel 163500.');
  for (const notation of notations) {
    const print = (price: LivePrice): void => say(line(notation, price));
    const listener = {
      onData: (data: unknown) =>
        isLegacy ? readLegacyQuotes(String(data)).forEach(({ price }) => print(price)) : print(toLivePrice(data)),
      onLive: (isLive: boolean) => isLive || say(`${notation}\tkeine Kurse mehr`),
      onError: (error: Error) => say(`${notation}\t${error.message}`),
    };
    if (isLegacy) requests.subscribeGet(LEGACY_PATH, legacyQuery(notation), listener);
    else requests.subscribe(PRICE_PATH, priceSubscription(notation), listener);
  }
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

/**
 * Prints the answer to a GET, or to a POST if there is a body.
 * @throws Error if the body is not a JSON object
 */
export async function ask(
  { requests }: Gateway,
  address: string,
  body: string | undefined,
  options: RequestOptions,
  say: Say,
): Promise<void> {
  const { pathname, searchParams } = new URL(address, 'http://gateway');
  const answer =
    body === undefined
      ? await requests.get(pathname, Object.fromEntries(searchParams), options)
      : await requests.post(pathname, objectOf(body), options);
  say(`${answer.code} ${JSON.stringify(answer.data, undefined, 2) ?? ''}`.trimEnd());
}

/** Prints a token like that of the connection, and its lifetime. */
export async function showToken({ requests }: Gateway, isSingleUse: boolean, options: RequestOptions, say: Say): Promise<void> {
  const { token, expiry } = await requestToken(requests, { isSingleUse }, options);
  say(`${token}\ngilt bis ${expiry.toISOString()}`);
}

/**
 * Prints the answer of another host through the gateway's proxy.
 * @throws Error if the address is not http or https
 */
export async function askByProxy({ requests }: Gateway, address: string, options: RequestOptions, say: Say): Promise<void> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const protocol = url === undefined ? undefined : PROTOCOLS[url.protocol];
  if (url === undefined || protocol === undefined) throw new Error(`${address} ist keine Adresse mit http:// oder https://.`);
  const { hostname: host, port, pathname: path, search } = url;
  const request = { protocol, method: 'GET', host, path, query: search.slice(1), ...(port === '' ? {} : { port: Number(port) }) } as const;
  const { code, data } = await requestByProxy(requests, request, options);
  say(`${code} ${data}`);
}

const PROTOCOLS: Readonly<Record<string, 'HTTP' | 'HTTPS'>> = { 'http:': 'HTTP', 'https:': 'HTTPS' };

/** Line of a price, with tabs between the columns: `163500  252,45  Geld 252,40  Brief 252,50  RLT  2026-11-20T14:30:00Z`. */
function line(notation: number, { price, bid, ask: offer, quality = '–', date = '–' }: LivePrice): string {
  const prices = [formatPrice(price, ''), `Geld ${formatPrice(bid, '')}`, `Brief ${formatPrice(offer, '')}`];
  return [notation, ...prices, quality, date].join('\t');
}

function objectOf(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Reported below.
  }
  throw new Error(`Der Körper ist kein JSON-Objekt: ${text}`);
}
