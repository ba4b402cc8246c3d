import { describe, expect, it } from 'vitest';
import { isNamedIn } from './named-instrument.ts';

const share = (name: string, tinyName = name, aliases: readonly string[] = []) => ({ entityType: 'STOCK', name, tinyName, aliases });
const META = share('Meta Platforms', 'Meta', ['Facebook']);
const TELEKOM = share('Deutsche Telekom', 'Dt. Telekom');

describe('an instrument is named in a text', () => {
  it.each([
    ['whatsapp', META],
    ['Neues von Facebook', META],
    ['coke dividende', share('Coca-Cola')],
    ['Was macht J&J?', share('Johnson & Johnson')],
    ['T-Aktie', TELEKOM],
    ['Muenchner Rueck', share('Münchener Rück', 'Munich Re')],
    ['Kiwi', { entityType: 'CURRENCY', name: 'Euro / Neuseeland-Dollar', tinyName: 'EUR/NZD', aliases: ['Kiwi'] }],
    ['Schweizer Franken', { entityType: 'CURRENCY', name: 'Euro / Schweizer Franken', tinyName: 'EUR/CHF', aliases: [] }],
    ['SAP SE', share('SAP')],
  ])('%s', (text, one) => expect(isNamedIn(text, one)).toBe(true));
});

describe('an instrument is not named', () => {
  it.each([
    ['SAP', META, 'within a word'],
    ['SAP Aktie', TELEKOM, 'by the word of a class'],
    ['J', share('Johnson & Johnson'), 'by a letter'],
    ['Linde AG', share('Bayer AG'), 'by a legal form'],
    ['', META, 'by nothing'],
  ])('in „%s“ %s', (text, one) => expect(isNamedIn(text, one)).toBe(false));
});
