import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { place, SCOPES, type CampaignInteraction, type Campaigns, type PageSituation } from './campaigns.ts';
import { readContent } from './content.ts';

const { campaigns } = readContent();
const NOW = Date.parse('2026-11-20T10:00:00Z');

const situations: fc.Arbitrary<PageSituation> = fc.record({
  loggedIn: fc.boolean(),
  contentLevels: fc.array(fc.constantFrom('aktien', 'derivate', 'anleihen', 'krypto'), { maxLength: 4 }),
  device: fc.constantFrom(undefined, 'DESKTOP', 'TABLET', 'MOBILE'),
  appType: fc.constantFrom('WEBSITE', 'APP'),
  environment: fc.constantFrom('live', 'test'),
  entity: fc.record({
    entityType: fc.constantFrom(undefined, 'INDEX', 'DERIVATIVE'),
    entityValue: fc.constantFrom(undefined, '20735', '82849'),
  }),
  parameters: fc.record({ utm_source: fc.constantFrom(undefined, 'newsletter') }),
});

const page: PageSituation = {
  loggedIn: false,
  contentLevels: [],
  device: 'DESKTOP',
  appType: 'WEBSITE',
  environment: 'live',
  entity: { entityType: undefined, entityValue: undefined },
  parameters: {},
};
const idsOf = (scope: (typeof SCOPES)[number], places: number, changes: Partial<PageSituation> = {}, instant = NOW): number[] =>
  place(campaigns, scope, places, { ...page, ...changes }, instant).map(({ interaction }) => interaction.id);

describe('the places of a scope', () => {
  it('take at most one message each, each message once, the weightiest first, of this scope only', () => {
    fc.assert(
      fc.property(situations, fc.constantFrom(...SCOPES), fc.integer({ min: 0, max: 10 }), (situation, scope, places) => {
        const placed = place(campaigns, scope, places, situation, NOW);
        expect(placed.length).toBeLessThanOrEqual(places);
        expect(new Set(placed.map(({ slot }) => slot)).size).toBe(placed.length);
        expect(new Set(placed.map(({ interaction }) => interaction.id)).size).toBe(placed.length);
        expect(placed.every(({ interaction }) => interaction.scope === scope)).toBe(true);
        expect(placed.map(({ weight }) => weight)).toEqual(placed.map(({ weight }) => weight).toSorted((a, b) => b - a));
        expect(place(campaigns, scope, places, situation, NOW)).toEqual(placed);
      }),
    );
  });

  it('fill more of the same list when there are more of them', () => {
    expect(idsOf('DEFAULT', 1)).toEqual([30101]);
    expect(idsOf('DEFAULT', 3)).toEqual([30101, 30301]);
    expect(idsOf('ANNOUNCEMENT', 2)).toEqual([30201, 30102]);
    expect(idsOf('DEFAULT', 0)).toEqual([]);
  });

  it('follow who is logged in, the content, the instrument and the campaign that brought the visitor', () => {
    expect(idsOf('DEFAULT', 3, { loggedIn: true })).toEqual([]);
    expect(idsOf('DISPLAY', 1, { contentLevels: ['aktien', 'snapshot'] })).toEqual([30401]);
    expect(idsOf('DISPLAY', 1, { contentLevels: ['index', 'aktien'] })).toEqual([]);
    expect(idsOf('BELOW_HIGHLIGHTBOX', 1, { entity: { entityType: 'INDEX', entityValue: '20735' } })).toEqual([30402]);
    expect(idsOf('BELOW_HIGHLIGHTBOX', 1, { entity: { entityType: 'INDEX', entityValue: '323547' } })).toEqual([]);
    expect(idsOf('TRADING_LAYER', 1, { entity: { entityType: 'DERIVATIVE', entityValue: '1' } })).toEqual([30501]);
    expect(idsOf('DEFAULT', 1, { loggedIn: true, parameters: { utm_source: 'newsletter' } })).toEqual([30601]);
    expect(idsOf('DEFAULT', 1, { loggedIn: true, contentLevels: ['anleihen'], device: 'MOBILE' })).toEqual([]);
    expect(idsOf('DEFAULT', 1, { loggedIn: true, contentLevels: ['anleihen'], device: 'TABLET' })).toEqual([30301]);
  });

  it('show a campaign from the first moment of its first day in Berlin to the last of its last', () => {
    const shown = (instant: string): boolean => idsOf('DISPLAY', 5, {}, Date.parse(instant)).includes(30701);
    expect(['2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'].map(shown)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('keep a named place free for its message', () => {
    const message = (id: number, slot?: number): CampaignInteraction => ({
      id,
      name: 'a',
      type: 'TEASER',
      scope: 'DEFAULT',
      level: 'INFO',
      ...(slot === undefined ? {} : { slot }),
    });
    const own: Campaigns = {
      campaigns: [
        { id: 1, name: 'a', start: '2026-01-01', interactions: [message(11, 2)] },
        { id: 2, name: 'b', start: '2026-01-01', interactions: [message(21)] },
      ],
      rules: [
        {
          id: 1,
          campaigns: [
            { campaign: 1, weight: 2 },
            { campaign: 2, weight: 1 },
          ],
        },
      ],
    };
    expect(place(own, 'DEFAULT', 2, page, NOW).map(({ interaction, slot }) => [interaction.id, slot])).toEqual([
      [21, 1],
      [11, 2],
    ]);
    expect(place(own, 'DEFAULT', 1, page, NOW).map(({ interaction }) => interaction.id)).toEqual([21]);
  });
});
