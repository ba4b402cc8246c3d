import { describe, expect, it, vi } from 'vitest';
import type { PublicCall } from '#client/audience.ts';
import { ApiError } from '#client/api-error.ts';
import type { Schema } from '#client/operations.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { fixtureConfig } from '#documents/reader/testing/scratch-config.ts';
import { createPictureDrawer, PicturesBusy, type PictureDrawer } from './draw.ts';
import { pictureFacts } from './facts.ts';
import { createPictures, type PictureWork } from './pictures.ts';
import type { PictureOrder } from './thread.ts';

const { config } = loadConfig(fixtureConfig);
const work: PictureWork = { do: (make) => make(), share: () => undefined };
const sap = {
  entityType: 'STOCK',
  entityValue: '82849',
  name: 'SAP',
  urlName: 'SAP-Aktie',
  isin: 'DE0007164600',
  wkn: '716460',
  displayType: 'Aktie',
  urls: { WEBSITE: '/aktien/SAP-Aktie-DE0007164600' },
} as unknown as Schema<'Instrument'>;
const quote = {
  last: 157.97,
  performance: -1.51,
  performancePct: -0.946827,
  displayUnit: 'EUR',
  market: { name: 'Xetra', idNotation: 163500 },
  datetimeLast: '2026-11-20T14:14:59.467+00:00',
  codeQualityPrice: 'DLY',
  priceSource: { kind: 'SIMULATED', name: 'Simulierte Kurse' },
} as unknown as Schema<'Quote'>;
const history = { last: [10, 12, 11], datetimeLast: [1_763_640_000, 1_763_726_400, 1_763_812_800] } as unknown as Schema<'ChartHistory'>;

describe('what a picture tells', () => {
  it('is name, codes, price with unit, change with sign, venue, time and quality, as the page does', () => {
    expect(pictureFacts({ instrument: sap, quote, history })).toEqual({
      name: 'SAP',
      identity: 'Aktie · WKN\u00A0716460 · ISIN\u00A0DE0007164600',
      price: { figure: '157,97', unit: 'EUR' },
      change: { text: '−0,95\u00A0%', direction: 'down' },
      stand: 'Xetra, 20.11.2026, 15:14:59\u00A0Uhr, verzögert',
      source: 'Simulierte Kurse',
      line: { values: [10, 12, 11], since: '20.11.2025' },
    });
  });

  it('has no direction where the change is rounded to nothing, and none where it is not known', () => {
    const told = (more: object) => pictureFacts({ instrument: sap, quote: { ...quote, ...more } }).change;
    expect(told({ performancePct: -0.0001 })).toEqual({ text: '0,00\u00A0%', direction: 'flat' });
    expect(told({ performancePct: undefined })).toBeUndefined();
  });

  it('tells the change of a rate in percentage points, and keeps to letters that the font has', () => {
    const rate = { ...sap, entityType: 'INTEREST', name: 'Tōkyō 東京 €STR 📈' } as Schema<'Instrument'>;
    expect(pictureFacts({ instrument: rate, quote })).toMatchObject({ name: 'Tōkyō €STR', change: { text: '−1,510\u00A0PP' } });
  });

  it('keeps the newest of many prices', () => {
    const last = Array.from({ length: 1_000 }, (_, index) => index);
    const { values } = pictureFacts({ instrument: sap, history: { ...history, last } }).line ?? { values: [] };
    expect([values.length <= 260, values.at(-1)]).toEqual([true, 999]);
  });
});

function portal(drawer?: Partial<PictureDrawer>) {
  const asked: string[] = [];
  const orders: PictureOrder[] = [];
  const call = ((operation: string, input: { path: { entityValue: string } }) => {
    asked.push(operation);
    const { entityValue } = input.path;
    if (entityValue === 'ISIN:DE0007236101') return Promise.reject(new ApiError({ status: 404, message: 'none' }));
    return Promise.resolve({ getInstrument: sap, getQuote: quote, getChartHistory: history }[operation]);
  }) as unknown as PublicCall;
  const draw = (order: PictureOrder) => (orders.push(order), Promise.resolve(Buffer.from('png')));
  const pictures = createPictures({ call, drawer: { draw, close: () => Promise.resolve(), ...drawer }, folder: 'site/public/bilder' });
  return { pictures, asked, orders };
}

describe('the pictures of a portal', () => {
  it('are drawn once for all who ask at the same time, and in the next minutes', async () => {
    const { pictures, asked, orders } = portal();
    const path = '/aktien/SAP-Aktie-DE0007164600';
    const [one, two] = await Promise.all([pictures.ofInstrument(path, config, work), pictures.ofInstrument(path, config, work)]);
    expect(one).toBe(two);
    expect(await pictures.ofInstrument(path, config, work)).toBe(one);
    expect([orders.length, asked.toSorted()]).toEqual([1, ['getChartHistory', 'getInstrument', 'getQuote']]);
  });

  it('have one address each; there is none of what is no instrument', async () => {
    const { pictures } = portal();
    expect(await pictures.ofInstrument('/aktien/Unfug-DE0007164600', config, work)).toEqual({
      moved: '/vorschau/aktien/SAP-Aktie-DE0007164600.png',
    });
    for (const path of ['/aktien/Unfug-DE0007164601', '/aktien/Siemens-Aktie-DE0007236101', '/impressum', '/gibt-es-nicht/x'])
      expect(await pictures.ofInstrument(path, config, work)).toBeUndefined();
    for (const name of ['gibt-es-nicht', '../geheim', '']) expect(await pictures.ofDrawing(name, config, work)).toBeUndefined();
  });

  it('fail with what drawing fails with, and are tried again by the next', async () => {
    const draw = vi.fn(() => Promise.reject(new PicturesBusy('full')));
    const { pictures } = portal({ draw });
    for (let tries = 1; tries < 3; tries += 1) {
      await expect(pictures.ofInstrument('/aktien/SAP-Aktie-DE0007164600', config, work)).rejects.toBeInstanceOf(PicturesBusy);
      expect(draw).toHaveBeenCalledTimes(tries);
    }
  });
});

it('the thread draws PNG of 1200 × 630 pixels, and takes no more than a few orders at a time', async () => {
  const drawer = createPictureDrawer({ most: 1 });
  try {
    const drawn = drawer.draw({ kind: 'instrument', facts: pictureFacts({ instrument: sap, quote, history }) });
    await expect(drawer.draw({ kind: 'instrument', facts: { name: 'SAP', identity: '' } })).rejects.toBeInstanceOf(PicturesBusy);
    const png = await drawn;
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(png.byteLength).toBeGreaterThan(20_000);
  } finally {
    await drawer.close();
  }
});

it('a thread that takes too long is ended, and keeps nobody waiting', async () => {
  const drawer = createPictureDrawer({ most: 1, patience: 1 });
  const facts = pictureFacts({ instrument: sap, quote, history });
  for (let tries = 0; tries < 2; tries += 1)
    await expect(drawer.draw({ kind: 'instrument', facts })).rejects.toThrow('A picture takes too long.');
  await drawer.close();
});
