import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { FORM_NAME, FORM_TOKEN } from '#blocks/kit/form/form.ts';
import { ask, type Ask } from '#tests/attack/runner/ask.ts';
import { hostileCallsOf } from '#tests/contract/hostile-calls.ts';
import { readOperations } from '#tests/contract/operations.ts';
import { hostileHeaders, hostileQueries, hostileTexts, wired } from '#tests/fuzz/hostile.ts';
import { createTally, fuzzSeed, fuzzTimes, inLanes, type Tally } from '#tests/fuzz/tally.ts';
import { addresses } from './addresses.ts';

const portal = inject('portal');

/** Number of calls in `npm test`. */
const CALLS = { perOperation: 12, pages: 3_300, forms: 120 };
const LANES = 8;
const LONG = { timeout: 600_000 };

/** Addresses of the senders. Each call uses another one, to prevent limits per visitor from hiding faults behind them. */
const strangers = Array.from({ length: 250 }, (_, number) => `203.0.113.${number + 1}`);

async function askAll(calls: readonly Ask[]): Promise<Tally> {
  const tally = createTally();
  await inLanes([...calls.entries()], LANES, async ([number, call]) => {
    const from = strangers[number % strangers.length] ?? '';
    const { status, headers, milliseconds } = await ask({ from, ...call });
    tally.add(
      { status, retryAfter: headers['retry-after'], milliseconds },
      () => `(seed ${fuzzSeed}) ${JSON.stringify(call).slice(0, 1_500)}`,
    );
  });
  return tally;
}

/** Hostile headers. Those of the connection itself are covered by the tests of the handler. */
const headersOf = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: hostileHeaders });
const sample = <Value>(arbitrary: fc.Arbitrary<Value>, count: number): Value[] =>
  fc.sample(arbitrary, { seed: fuzzSeed, numRuns: count * fuzzTimes });

it('Whatever strangers send to any operation through the site is answered, without a fault and within two seconds', LONG, async () => {
  const calls = readOperations().flatMap((operation) => hostileCallsOf(operation, CALLS.perOperation * fuzzTimes));
  const tally = await askAll(
    calls.map(({ method, url, headers, payload }) => ({
      url: `${portal}${url}`,
      method,
      headers: { origin: portal, ...headers },
      ...(payload === undefined ? {} : { body: payload }),
    })),
  );
  expect(tally.faults.slice(0, 5)).toEqual([]);
  expect(tally.calls).toBeGreaterThan(1_000);
});

it('Whatever address of a page strangers ask for is answered, without a fault and within two seconds', LONG, async () => {
  const names = ['page', 'q', 'sort', 'filter', 'from', 'code', 'path', 'nxtPpath', 'range'];
  // Page addresses with one segment replaced, inserted, or extended by a hostile text.
  const paths = fc.constantFrom(...addresses.map(({ path }) => path), '/konto', '/login', '/suche', '/sitemap.xml', '/x').chain((path) => {
    const segments = path.slice(1).split('/');
    const place = fc.nat({ max: segments.length });
    const change = fc.constantFrom<'keep' | 'replace' | 'insert' | 'append'>('keep', 'replace', 'insert', 'append');
    return fc.record({ place, change, text: hostileTexts }).map(({ place: at, change: how, text }) => {
      if (how === 'keep') return path;
      if (how === 'append') return `${path}${wired(text)}`;
      return `/${segments.toSpliced(at, how === 'replace' ? 1 : 0, wired(text)).join('/')}`;
    });
  });
  const queries = fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostileQueries(names) });
  const calls = sample(fc.record({ path: paths, query: queries, headers: headersOf }), CALLS.pages);
  const tally = await askAll(
    calls.map(({ path, query, headers }) => ({ url: `${portal}${path}${query === '' ? '' : `?${query}`}`, headers })),
  );
  expect(tally.faults.slice(0, 5)).toEqual([]);
  expect(tally.calls).toBe(CALLS.pages * fuzzTimes);
});

it('Whatever form strangers send is answered, without a fault and within two seconds', LONG, async () => {
  const { body: page, headers } = await ask({ url: `${portal}/registrierung` });
  const token = new RegExp(`name="${FORM_TOKEN}" value="([^"]*)"`, 'u').exec(page)?.[1] ?? '';
  const form = new RegExp(`name="${FORM_NAME}" value="([^"]*)"`, 'u').exec(page)?.[1] ?? '';
  const cookie = (headers['set-cookie'] ?? []).map((pair) => pair.split(';')[0]).join('; ');
  expect([token, form, cookie].every((text) => text.length > 5)).toBe(true);
  const names = [FORM_NAME, FORM_TOKEN, 'email', 'password', 'firstName', 'lastName', 'hasAcceptedTerms', 'wantsNewsletter', 'code'];
  const forms = fc.record({
    path: fc.constantFrom('/registrierung', '/registrierung/bestaetigung', '/konto', '/aktien', '/'),
    // Half of the bodies begin with a valid form; the pairs after it repeat or replace a field.
    start: fc.constantFrom('', `${FORM_NAME}=${form}&${FORM_TOKEN}=${wired(token)}&`),
    pairs: hostileQueries(names),
    type: fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded; charset=utf-16',
      'multipart/form-data',
      'text/plain',
    ),
    headers: headersOf,
  });
  const tally = await askAll(
    sample(forms, CALLS.forms).map(({ path, start, pairs, type, headers: more }) => ({
      url: `${portal}${path}`,
      method: 'POST',
      headers: { origin: portal, cookie, 'content-type': type, ...more },
      body: start + pairs,
    })),
  );
  expect(tally.faults.slice(0, 5)).toEqual([]);
  expect(tally.calls).toBe(CALLS.forms * fuzzTimes);
});
