import { expect, it } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = (text: string): string => hyphenate(text).replaceAll('\u00AD', '·');

it.each([
  ['Verlustverrechnungstopf', 'Ver·lust·ver·rech·nungs·topf'],
  ['Die Aktienrückkaufprogramme laufen', 'Die Ak·ti·en·rück·kauf·pro·gram·me laufen'],
  // The patterns would split off a single letter at the joint of these two words.
  ['Abgeltungsteuersatz', 'Ab·gel·tungsteu·er·satz'],
  ['Fünfzehn Letter', 'Fünfzehn Letter'],
])('parts long words: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each([
  '<a href="/ratgeber/verlustverrechnungstopf" title="Verlustverrechnungstopf">hier</a>',
  'https://www.bundesfinanzministerium.de/verlustverrechnungstopf',
  'verlustverrechnungstopf@bundesfinanzministerium.example',
  'Frei&shy;stellungs&nbsp;auftrag',
  'Freistellungs\u00ADauftragsnummer',
  'A'.repeat(200),
  'Verlustverrechnungstopf '.repeat(1000),
  '<'.repeat(20_000),
  '.'.repeat(20_000),
])('leaves alone what is no word of its own: %s', (text) => {
  expect(hyphenate(text)).toBe(text);
});

it('changes nothing the second time', () => {
  const once = hyphenate('Die <b>Kapitalertragsteuerbescheinigung</b> &amp; der Verlustverrechnungstopf');
  expect([once.includes('\u00AD'), hyphenate(once)]).toEqual([true, once]);
});
