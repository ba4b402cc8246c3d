import { describe, expect, it } from 'vitest';
import type { BlockRule, EnabledRule } from '../generated/types.ts';
import { isActive, isEnabled, type VisitFacts } from './evaluate.ts';

const ANYONE: VisitFacts = { loggedIn: false, products: [], features: [], hasWealthToken: false, isApp: false };
const visitor = (facts: Partial<VisitFacts> = {}): VisitFacts => ({ ...ANYONE, ...facts });
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
