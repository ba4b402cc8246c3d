import { expect, it } from 'vitest';
import { placeOnly, ruleText, type AnyRule } from './rules.ts';

it.each<[AnyRule, string]>([
  [{ loggedIn: false }, 'der Besucher nicht angemeldet ist'],
  [{ product: ['a', 'b'] }, 'der Besucher das Produkt „a“ oder „b“ gekauft hat'],
  [{ feature: 'csv', wealthToken: false }, 'die Funktion „csv“ freigeschaltet ist und keine Bank verbunden ist'],
  [
    { device: ['DESKTOP', 'TABLET'], app: true, platform: 'ios' },
    'das Gerät ein Computer oder ein Tablet ist und das Portal in der App läuft und die App auf iOS läuft',
  ],
  [
    { from: '2026-12-01 08:00', until: '2026-12-24' },
    'der 1.\u00A012.\u00A02026, 08:00\u00A0Uhr erreicht ist und der 24.\u00A012.\u00A02026 noch nicht vorbei ist',
  ],
  [{ path: '/', host: 'personal', route: '/[x]' }, 'die Adresse / ist und der Rechner „personal“ ist und die Seite die Route /[x] hat'],
  [
    { any: [{ path: '/' }, { not: { under: ['/a', '/b'] } }] },
    'die Adresse / ist oder nicht zutrifft, dass die Adresse /a oder /b ist oder darunter liegt',
  ],
  [
    { all: [{ app: false }, { any: [{ loggedIn: true }, { app: true }] }] },
    'das Portal nicht in der App läuft und (der Besucher angemeldet ist oder das Portal in der App läuft)',
  ],
])('[CONF-001] says %j in German', (rule, text) => {
  expect(ruleText(rule)).toBe(text);
});

it('leaves of a rule what the place alone decides', () => {
  const either = { any: [{ path: '/a' }, { loggedIn: true }] };
  expect(placeOnly({ loggedIn: true, under: '/a', all: [either], not: { path: '/b' } })).toEqual({
    under: '/a',
    all: [{}],
    not: { path: '/b' },
  });
});
