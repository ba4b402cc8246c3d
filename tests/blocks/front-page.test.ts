import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '#blocks/kit/fixtures.ts';
import { blocksByType } from '#blocks/generated/registry.ts';
import validators from '#blocks/generated/validators.cjs';
import type { PublicCall } from '#client/audience.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { readPath } from '#documents/routes/path.ts';
import { plainText } from '#domain/text/plain.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import type { RenderContext } from '#renderer/render-context.ts';
import { renderPage } from '#renderer/render-page.ts';
import { matchPage } from '#renderer/route.ts';

const root = join(import.meta.dirname, '../..');
const { config } = loadConfig(join(root, 'config'));
const validatorOf = validators as unknown as Readonly<Record<string, (value: unknown) => boolean>>;
const fixtures = (name: string): Record<string, object> =>
  readDocument(join(root, `blocks/fixtures/${name}.yaml`)) as Record<string, object>;
const share = { instrument: fixtures('instruments')['sap'], quote: fixtures('quotes')['sap'], changes: { performancePct1W: 7.77 } };
const event = { total: 0, list: [] };

/** Returns a provider that answers the front page's calls and records them. */
function provider() {
  const asked: string[] = [];
  const teaser = { ...fixtures('articles')['teaser'], about: { entityType: 'STOCK', entityValue: '82849' } };
  const answers: Readonly<Record<string, (query: Readonly<Record<string, unknown>>) => unknown>> = {
    findArticles: () => ({ list: [teaser] }),
    findStocks: () => ({ total: 1, list: [share] }),
    findIndices: () => ({ total: 1, list: [share] }),
    findCalendarEvents: () => event,
    listInstruments: () => ({ total: 1, list: [fixtures('instruments')['dax']] }),
    listQuotesOfInstruments: () => ({ list: [fixtures('quotes')['dax']] }),
    getSimpleChartHistory: () => fixtures('courses')['dax'],
    listMostSearchedInstruments: () => ({ total: 0, list: [] }),
    getInstrument: () => fixtures('instruments')['dax'],
    getChartHistory: () => fixtures('histories')['sapYear'],
    findEconomicEvents: () => event,
  };
  const call = (async (operation: string, { query = {} }: { query?: Record<string, unknown> } = {}) => {
    asked.push(`${operation} ${JSON.stringify(query)}`);
    return answers[operation]?.(query);
  }) as unknown as PublicCall;
  return { call, asked };
}

async function frontPage(now: string) {
  const { call, asked } = provider();
  const context: RenderContext = {
    config,
    registry: blocksByType,
    preview: false,
    origin: 'https://www.parkett.example',
    deadline: 5_000,
    checkProps: (props) => (validatorOf[props.type]?.(props) === true ? undefined : `props of ${props.type}`),
    call,
  };
  const match = matchPage(config, readPath('/'));
  if (!match) throw new Error('There is no front page.');
  const result = await renderPage({ path: '/', match, query: {}, now: Date.parse(now), visitor: ANYONE }, context);
  if (result.kind !== 'page') throw new Error('It leads elsewhere.');
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/su.exec(result.html) ?? [];
  const heads = (level: string): string[] =>
    [...main.matchAll(new RegExp(`<${level}[^>]*>(.*?)</${level}>`, 'gsu'))].map(([, inner = '']) => plainText(inner));
  return { headline: heads('h1')[0], blocks: heads('h2'), text: plainText(main), failures: result.failures, asked };
}

/** Blocks shown at every time of the day. */
const ALWAYS = ['Häufig gesucht', 'Zum Hören', 'Neue Ratgeber', 'Emittenten stellen sich vor'];

/** Blocks shown only at some times. */
const ELSEWHEN: ReadonlySet<string> = new Set([
  'Termine des Tages',
  'Termine der nächsten Tage',
  'Termine der kommenden Tage',
  'Was zuletzt bewegte und warum',
  'Was sich heute bewegt und warum',
  'Märkte auf einen Blick',
  'Die Woche auf einen Blick',
  'Der DAX als Karte',
  'Die Woche im DAX als Karte',
  'Tops und Flops des Tages',
  'Tops und Flops der Woche',
]);

describe('[ROUTE-011] the front page', () => {
  it.each([
    [
      'on Friday at 7:30, before the exchange opens',
      '2026-11-20T07:30:00+01:00',
      'Was heute wichtig wird',
      [
        'Aus dem Markt',
        'Termine des Tages',
        'Was zuletzt bewegte und warum',
        'Märkte auf einen Blick',
        'Der DAX als Karte',
        'Tops und Flops des Tages',
      ],
    ],
    [
      'on Friday at 11:00, while it trades',
      '2026-11-20T11:00:00+01:00',
      'Die Börse heute',
      [
        'Aus dem Markt',
        'Märkte auf einen Blick',
        'Was sich heute bewegt und warum',
        'Termine des Tages',
        'Der DAX als Karte',
        'Tops und Flops des Tages',
      ],
    ],
    [
      'on Friday at 20:30, after the close',
      '2026-11-20T20:30:00+01:00',
      'So war der Börsentag',
      [
        'Schlusskurse und Meldungen',
        'Märkte auf einen Blick',
        'Was sich heute bewegt und warum',
        'Termine der nächsten Tage',
        'Der DAX als Karte',
        'Tops und Flops des Tages',
      ],
    ],
    [
      'on Sunday at noon',
      '2026-11-22T12:00:00+01:00',
      'Die Woche an der Börse',
      [
        'Rückblick und Ausblick',
        'Die Woche auf einen Blick',
        'Lesestoff',
        'Termine der kommenden Tage',
        'Die Woche im DAX als Karte',
        'Tops und Flops der Woche',
      ],
    ],
    [
      'on Good Friday',
      '2027-03-26T11:00:00+01:00',
      'Die Woche an der Börse',
      [
        'Rückblick und Ausblick',
        'Die Woche auf einen Blick',
        'Lesestoff',
        'Termine der kommenden Tage',
        'Die Woche im DAX als Karte',
        'Tops und Flops der Woche',
      ],
    ],
  ])('%s', async (_, now, headline, blocks) => {
    const page = await frontPage(now);
    expect(page.failures).toEqual([]);
    expect(page.headline).toBe(headline);
    const [story, ...titles] = page.blocks;
    // Headline of the lead story, which comes first.
    expect(story).toBe('Aktien kaufen: von der Idee bis zur Order');
    // Ignores blocks that editors add in between.
    expect(titles.filter((title) => [...blocks, ...ALWAYS].includes(title))).toEqual([...blocks, ...ALWAYS]);
    expect(titles.filter((title) => ELSEWHEN.has(title) && !blocks.includes(title))).toEqual([]);
  });

  it('shows the week on a Sunday, and nowhere the change of a day that is over', async () => {
    const sunday = await frontPage('2026-11-22T12:00:00+01:00');
    expect(sunday.text).toContain('+7,77');
    expect(sunday.text).not.toContain('1,82');
    expect(sunday.asked.filter((call) => call.startsWith('findStocks')).every((call) => !call.includes('"sort":"performancePct"'))).toBe(
      true,
    );
    const friday = await frontPage('2026-11-20T11:00:00+01:00');
    expect(friday.text).toContain('+1,82');
    expect(friday.text).not.toContain('7,77');
  });
});
