import { describe, expect, it } from 'vitest';
import type { BlockRule, EnabledRule } from '../generated/types.ts';
import { isActive, isEnabled, visibilityAttributes, visibilityOf, type VisitFacts } from './evaluate.ts';

const ANYONE: VisitFacts = { loggedIn: false, products: [], features: [], hasWealthToken: false, isApp: false };
const visitor = (facts: Partial<VisitFacts> = {}): VisitFacts => ({ ...ANYONE, ...facts });
/** Winter instant in Berlin. */
const berlin = (wallClock: string): number => Date.parse(`${wallClock}:00+01:00`);
const at = (path: string, host = 'www', route?: string) => ({ path, host, route });

describe('isEnabled', () => {
  it('is always true without a rule', () => {
    expect(isEnabled(undefined, ANYONE)).toBe(true);
  });

  it.each<[string, EnabledRule | BlockRule, Partial<VisitFacts>, Partial<VisitFacts>]>([
    ['logged in', { loggedIn: true }, { loggedIn: true }, {}],
    ['logged out', { loggedIn: false }, {}, { loggedIn: true }],
    ['a purchased product', { product: 'premium-pro' }, { products: ['premium-plus', 'premium-pro'] }, { products: ['basic'] }],
    ['one of several products', { product: ['premium-pro', 'premium-plus'] }, { products: ['premium-plus'] }, { products: [] }],
    [
      'an entitled feature',
      { feature: 'traderama_ger_100_feature' },
      { features: ['traderama_ger_100_feature'] },
      { features: ['hasTraderamaUs100'] },
    ],
    ['no wealth token', { wealthToken: false }, {}, { hasWealthToken: true }],
    ['a device', { device: 'DESKTOP' }, { device: 'DESKTOP' }, { device: 'MOBILE' }],
    ['one of several devices', { device: ['TABLET', 'MOBILE'] }, { device: 'MOBILE' }, { device: 'DESKTOP' }],
    ['the app', { app: true }, { isApp: true }, {}],
    ['the platform of the app', { platform: 'ios' }, { isApp: true, platform: 'ios' }, { isApp: true, platform: 'android' }],
    ['the layout of a microsite', { layout: 'list' }, { layout: 'list' }, { layout: 'finder' }],
    ['a path', { path: ['/', '/aktien'] }, { place: at('/aktien') }, { place: at('/aktien/SAP') }],
    ['paths below', { under: '/premium' }, { place: at('/premium/pro') }, { place: at('/premiumkunden') }],
    ['a host', { host: 'personal' }, { place: at('/', 'personal') }, { place: at('/') }],
    ['a route', { route: '/aktien/[...snapshot]' }, { place: at('/aktien/SAP') }, { place: at('/aktien/finder', 'www', '/aktien/finder') }],
    [
      'a first day, as clocks in Berlin count it',
      { from: '2026-12-01' },
      { now: berlin('2026-12-01T00:00') },
      { now: berlin('2026-11-30T23:59') },
    ],
    ['a last day, to its end', { until: '2026-12-24' }, { now: berlin('2026-12-24T23:59') }, { now: berlin('2026-12-25T00:00') }],
    ['a first minute', { from: '2026-12-01 08:00' }, { now: berlin('2026-12-01T08:00') }, { now: berlin('2026-12-01T07:59') }],
    ['a last minute', { until: '2026-12-24 14:00' }, { now: berlin('2026-12-24T14:00') }, { now: berlin('2026-12-24T14:01') }],
    ['a phase of the exchange day', { exchange: 'open' }, { exchange: 'open' }, { exchange: 'closed' }],
    ['one of several phases of the exchange day', { exchange: ['after', 'closed'] }, { exchange: 'after' }, { exchange: 'before' }],
    ['no phase of the exchange day while nobody knows it', { exchange: 'open' }, { exchange: 'open' }, {}],
    [
      'a time between two',
      { from: '2026-12-01', until: '2026-12-24' },
      { now: berlin('2026-12-10T12:00') },
      { now: berlin('2026-12-26T12:00') },
    ],
  ])('[CONF-003] tells %s', (_, rule, yes, no) => {
    expect(isEnabled(rule, visitor(yes))).toBe(true);
    expect(isEnabled(rule, visitor(no))).toBe(false);
  });

  it('[CONF-003] needs every condition that the rule names', () => {
    const rule = { loggedIn: true, device: 'DESKTOP' } as const;
    expect(isEnabled(rule, visitor({ loggedIn: true, device: 'DESKTOP' }))).toBe(true);
    expect(isEnabled(rule, visitor({ loggedIn: true, device: 'MOBILE' }))).toBe(false);
  });

  it('lets a rule about the device hold while nobody knows the device', () => {
    expect(isEnabled({ device: 'DESKTOP' }, ANYONE)).toBe(true);
  });

  it('[CONF-003] joins rules by all, any and not', () => {
    const loggedIn = visitor({ loggedIn: true });
    expect(isEnabled({ any: [{ loggedIn: false }, { product: 'premium-pro' }] }, loggedIn)).toBe(false);
    expect(isEnabled({ any: [{ loggedIn: true }, { product: 'premium-pro' }] }, loggedIn)).toBe(true);
    expect(isEnabled({ all: [{ loggedIn: true }, { product: 'premium-pro' }] }, loggedIn)).toBe(false);
    expect(isEnabled({ not: { product: ['premium-pro', 'premium-plus'] } }, loggedIn)).toBe(true);
  });
});

describe('visibilityOf, where nobody knows the user', () => {
  const unknown = { loggedIn: undefined, products: undefined, features: undefined, hasWealthToken: undefined, isApp: false } as const;

  it.each<[string, EnabledRule, Record<string, string | true>]>([
    ['to the style sheet who has a session', { loggedIn: true }, { 'data-user': 'in' }],
    ['to the style sheet who has none', { not: { loggedIn: true } }, { 'data-user': 'out' }],
    ['to both its device', { loggedIn: true, device: 'MOBILE' }, { 'data-user': 'in', 'data-device': 'MOBILE' }],
    ['to the browser what was bought, hidden until then', { product: 'pur' }, { 'data-needs': 'pur', hidden: true }],
    ['of several', { feature: ['a', 'b'] }, { 'data-needs': 'a b', hidden: true }],
    ['to the browser what was not bought, shown until then', { not: { product: 'pur' } }, { 'data-lacks': 'pur' }],
    [
      'to the browser with all of its rule what says more',
      { product: 'pur', not: { feature: 'a' } },
      { 'data-rule': '{"product":"pur","not":{"feature":"a"}}', hidden: true },
    ],
    [
      'of a device',
      { product: 'pur', device: 'MOBILE' },
      { 'data-device': 'MOBILE', 'data-rule': '{"product":"pur","device":"MOBILE"}', hidden: true },
    ],
    ['to the browser who has connected no bank', { wealthToken: false }, { 'data-lacks': 'bank' }],
    ['to nobody what holds for all', { any: [{ app: false }, { product: 'pur' }] }, {}],
  ])('leaves %s', (_, rule, attributes) => {
    const { enabled, ...rest } = visibilityOf(rule, unknown);
    const given = Object.entries(visibilityAttributes({ enabled, ...rest })).filter(([, value]) => value !== undefined);
    expect([enabled, Object.fromEntries(given)]).toEqual([true, attributes]);
  });

  it('leaves out what holds for nobody there', () => {
    expect(visibilityOf({ app: true, product: 'pur' }, unknown).enabled).toBe(false);
  });
});

describe('isActive', () => {
  it('[CONF-003] tells the path', () => {
    expect(isActive({ path: ['/', '/aktien'] }, at('/aktien'))).toBe(true);
    expect(isActive({ path: '/aktien' }, at('/aktien/SAP'))).toBe(false);
  });

  it('[CONF-003] tells the paths below, by whole segments', () => {
    expect(isActive({ under: '/premium' }, at('/premium/pro'))).toBe(true);
    expect(isActive({ under: '/premium' }, at('/premiumkunden'))).toBe(false);
    expect(isActive({ under: '/' }, at('/aktien'))).toBe(false);
  });

  it('[CONF-003] tells the host', () => {
    expect(isActive({ host: ['personal', 'trading'] }, at('/', 'trading'))).toBe(true);
    expect(isActive({ host: ['personal', 'trading'] }, at('/'))).toBe(false);
  });

  it('[CONF-003] tells the route pattern', () => {
    const rule = { route: '/aktien/[...snapshot]' };
    expect(isActive(rule, at('/aktien/SAP-Aktie-DE0007164600'))).toBe(true);
    expect(isActive(rule, at('/aktien'))).toBe(false);
    expect(isActive(rule, at('/aktien/finder', 'www', '/aktien/finder'))).toBe(false);
  });

  it('joins conditions', () => {
    const rule = { any: [{ host: 'personal' }, { under: '/premium', not: { path: '/premium/demo' } }] } as const;
    expect(isActive({ any: [rule.any[0], rule.any[1]] }, at('/premium/demo'))).toBe(false);
    expect(isActive({ any: [rule.any[0], rule.any[1]] }, at('/premium/demo', 'personal'))).toBe(true);
  });
});
