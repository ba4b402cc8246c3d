import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { campaignCookies } from '#blocks/kit/campaign.ts';
import { lifeUntil } from '#blocks/kit/session/flags.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { LOGIN_COOKIE_DAYS } from '#domain/constants.ts';
import { limits } from '#provider/services/accounts/limits.ts';
import { LONG_SESSION } from '#provider/services/accounts/sessions.ts';
import { terms } from '#provider/base/terms.ts';
import { flashCookie } from '#site/forms/flash-cookie.ts';
import { deviceCookieHeader, themeCookieHeader } from '#site/session/cookies.ts';

// Holds what documents say of cookies, storage and terms against the code.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BUILT = new Set(['.next', 'public', 'node_modules']);
const sources = ['domain', 'gateway', 'blocks', 'site'].flatMap((room) =>
  globSync('**/*.{ts,tsx}', { cwd: room, exclude: (name) => BUILT.has(basename(name)) })
    .filter((name) => !/\.test\.|testing|generated\//u.test(name))
    .map((name) => readFileSync(join(room, name), 'utf8')),
);

interface ContentPage {
  readonly body: readonly {
    readonly type: string;
    readonly text?: string;
    readonly caption?: string;
    readonly rows?: readonly string[][];
  }[];
}
const pageOf = (slug: string) => parse(readFileSync(`config/content-pages/${slug}.yaml`, 'utf8')) as ContentPage;
const cookiesPage = pageOf('cookies');
const privacy = JSON.stringify(pageOf('datenschutz')).replaceAll(/\s+/gu, ' ');
const security = readFileSync('docs/security.md', 'utf8');
const record = readFileSync('docs/decisions/0004-own-accounts-on-small-parts.md', 'utf8').replaceAll(/\s+/gu, ' ');

const namesIn = (text: string): string[] => [...text.matchAll(/<code>([^<]+)<\/code>/gu)].map(([, name = '']) => name);
const tableOf = (caption: RegExp): Map<string, string> => {
  const rows = cookiesPage.body.find((block) => block.caption !== undefined && caption.test(block.caption))?.rows ?? [];
  return new Map(rows.flatMap(([name = '', , , term = '']) => namesIn(name).map((one): [string, string] => [one, term])));
};
const cookies = tableOf(/^Cookies$/u);
const storage = tableOf(/localStorage/u);

/** Names of cookies in the sources, by their constants. */
const cookieConstants = new Map(
  sources.flatMap((text) =>
    [...text.matchAll(/const (\w*COOKIE) = '([^']+)'/gu)].map(([, key = '', name = '']): [string, string] => [key, name]),
  ),
);
const maxAge = (cookie: string): number => Number(/Max-Age=(\d+)/u.exec(cookie)?.[1]) * 1000;

describe('The page on cookies', () => {
  it('lists every cookie of the sources, and no other', () => {
    const families = ['utm_…', 'itm_…', 'customer…'];
    expect(cookieConstants.size).toBeGreaterThan(8);
    expect([...cookies.keys()].filter((name) => !families.includes(name)).toSorted()).toEqual(
      [...new Set(cookieConstants.values())].toSorted(),
    );
    expect(families.filter((name) => !cookies.has(name))).toEqual([]);
  });

  it('says of each how long it lives', () => {
    const { cookieDays } = loadConfig('config').config.consent.tool;
    expect(cookies.get('theme')).toBe('ein Jahr');
    expect(maxAge(themeCookieHeader(true, false))).toBe(365 * DAY);
    expect(cookies.get('token')).toContain(`höchstens ${LOGIN_COOKIE_DAYS} Tage`);
    expect(LONG_SESSION.lifetime).toBe(LOGIN_COOKIE_DAYS * DAY);
    for (const name of ['session', 'features', 'tid']) expect([name, cookies.get(name)]).toEqual([name, 'wie <code>token</code>']);
    expect(lifeUntil(new Date(Date.now() + HOUR).toISOString()).days).toBeCloseTo(1 / 24, 3);
    expect(cookies.get('device')).toBe(`${maxAge(deviceCookieHeader('a', false)) / DAY} Tage`);
    expect(cookies.get('meldung')).toBe('eine Minute');
    expect(maxAge(flashCookie('a', false))).toBe(60_000);
    for (const name of ['consent', 'purposes']) expect([name, cookies.get(name)]).toEqual([name, `${cookieDays} Tage`]);
    expect(privacy).toContain(`deine Wahl gilt ${cookieDays} Tage`);
    const [utm, itm] = campaignCookies({ utm_source: 'a', itm_source: 'b' }).map(({ life }) => life);
    expect([utm, itm, cookies.get('utm_…')]).toEqual([{ days: 30 }, { days: 1 }, '30 Tage, eigene Hinweise (itm) einen Tag']);
    expect(cookies.get('scapaId')).toBe(`${LOGIN_COOKIE_DAYS} Tage`);
  });

  it('says which names begin with __Host- behind TLS', () => {
    const sentence = cookiesPage.body.find(({ text }) => text?.includes('__Host-'))?.text ?? '';
    const prefixed = new Set(
      sources.flatMap((text) => [...text.matchAll(/cookieName\((\w+),/gu)].flatMap(([, key = '']) => cookieConstants.get(key) ?? [])),
    );
    // Adds cookies whose names come from a list.
    for (const name of ['token', 'session', 'consent', 'purposes']) prefixed.add(name);
    expect(
      namesIn(sentence)
        .filter((name) => name !== '__Host-')
        .toSorted(),
    ).toEqual([...prefixed].toSorted());
    const row = security.split('\n').find((line) => line.startsWith('| V3.3.3 |')) ?? '';
    expect([...prefixed].filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
  });

  it('lists every entry in the storage of the browser, as the review of security does', () => {
    const keys = sources
      .filter((text) => /localStorage|\bStorage\b|LOG_LEVEL_SETTING =/u.test(text))
      .flatMap((text) => [...text.matchAll(/const (?:KEY|\w+_KEY|\w+_ENTRY|LOG_LEVEL_SETTING) = '([^']+)'/gu)].map(([, key = '']) => key));
    expect([...storage.keys()].toSorted()).toEqual([...new Set(keys)].toSorted());
    const row = security.split('\n').find((line) => line.startsWith('| V14.3.3 |')) ?? '';
    expect(keys.filter((key) => !row.includes(`\`${key}\``))).toEqual([]);
  });
});

describe('The table of terms in docs/security.md', () => {
  const [, table = ''] = /^## How long it is kept\n([\s\S]*?)^## /mu.exec(security) ?? [];
  const rows = table.split('\n').flatMap((line) => {
    const [, what = '', term = ''] = /^\| `(\w+)`[^|]*\|[^|]*\| ([^|]+) \|/u.exec(line) ?? [];
    return what === '' ? [] : [[what, term.trim()]];
  });
  const told = (milliseconds: number): string => {
    if (milliseconds % DAY !== 0 || milliseconds === DAY) return milliseconds === HOUR ? '1 hour' : `${milliseconds / HOUR} hours`;
    return `${milliseconds / DAY} days`;
  };

  it('has every term of the code, and no other', () => {
    expect(Object.fromEntries(rows) as object).toEqual(Object.fromEntries(Object.entries(terms).map(([what, term]) => [what, told(term)])));
  });

  it('says how long tries are counted', () => {
    expect(new Set(Object.values(limits).map(({ memory }) => memory))).toEqual(new Set([HOUR]));
    expect(table).toContain('an hour after the last try');
  });
});

describe('The privacy page', () => {
  it('tells terms as the code keeps them', () => {
    expect([terms.registration, terms.mailFile, terms.hit, terms.endedCode].map((term) => term / DAY)).toEqual([7, 7, 7, 7]);
    expect(privacy).toContain('nach sieben Tagen gelöscht, wenn du sie nicht bestätigst');
    expect(privacy).toContain('ist nach sieben Tagen nur noch eine Zahl');
    expect([privacy.includes('nach gut zwei Jahren vergessen wird'), terms.hitCounts / DAY > 730, terms.hitCounts / DAY < 800]).toEqual([
      true,
      true,
      true,
    ]);
    expect([privacy.includes('ein Jahr lang'), terms.supportLog / DAY]).toEqual([true, 365]);
  });

  it('says how tries are counted for an address, and of the mail about a new device', () => {
    expect(privacy).toContain('Prüfwert deiner IP-Adresse und deiner E-Mail-Adresse');
    expect(privacy).toContain('mit einem geheimen Schlüssel gebildet');
    expect(privacy).toContain('spätestens nach zwei Stunden gelöscht');
    expect(privacy).toContain('auf einem Gerät anmeldet, das Parkett noch nicht kennt');
    expect(privacy).not.toContain('In einer Datenbank oder einem Profil landet die IP-Adresse nicht');
  });
});

it('The record of accounts tells the terms of hits and sessions', () => {
  expect(record).toContain(`kept for ${terms.hit / DAY} days`);
  expect(record).toContain(`counts for ${terms.hitCounts / DAY} days`);
  expect(record).not.toMatch(/90 days|counted for good|two seconds/u);
});
