import { describe, expect, it } from 'vitest';
import type { IssuerSubject } from '#blocks/kit/block.ts';
import { ANYONE, type Visitor } from '#domain/user/visitor.ts';
import { evaluateRule as evaluate } from './rules.ts';

const list = { kind: 'issuer', issuer: { layout: 'list' }, activeTab: undefined } as unknown as IssuerSubject;

const anna: Visitor = { ...ANYONE, who: { email: 'anna@example.org' }, products: ['premium-plus'], device: 'DESKTOP' };
const evaluateRule = (rule: Parameters<typeof evaluate>[0], subject?: IssuerSubject, visitor: Visitor = ANYONE) =>
  evaluate(rule, visitor, subject);

describe('evaluateRule', () => {
  it('shows a block without rule', () => {
    expect(evaluateRule(undefined, undefined)).toEqual({ enabled: true, devices: undefined });
  });
  it('hides from a public page what is for logged-in readers or the app', () => {
    expect(evaluateRule({ loggedIn: true }, undefined).enabled).toBe(false);
    expect(evaluateRule({ app: true }, undefined).enabled).toBe(false);
    expect(evaluateRule({ loggedIn: false, app: false }, undefined).enabled).toBe(true);
  });
  it('shows to who is logged in what is for the logged in', () => {
    expect(evaluateRule({ loggedIn: true }, undefined, anna).enabled).toBe(true);
    expect(evaluateRule({ loggedIn: false }, undefined, anna).enabled).toBe(false);
  });
  it('compares the layout of the microsite', () => {
    expect(evaluateRule({ layout: 'list' }, list).enabled).toBe(true);
    expect(evaluateRule({ layout: 'finder' }, list).enabled).toBe(false);
    expect(evaluateRule({ layout: 'list' }, undefined).enabled).toBe(false);
  });
  it('combines with all, any and not', () => {
    expect(evaluateRule({ any: [{ loggedIn: true }, { layout: 'list' }] }, list).enabled).toBe(true);
    expect(evaluateRule({ all: [{ loggedIn: true }, { layout: 'list' }] }, list).enabled).toBe(false);
    expect(evaluateRule({ not: { layout: 'finder' } }, list).enabled).toBe(true);
  });
  it.each([
    ['under not', { not: { device: 'MOBILE' } }, ['TABLET', 'DESKTOP']],
    ['twice under not', { not: { not: { device: 'MOBILE' } } }, ['MOBILE']],
    ['under any', { any: [{ device: 'MOBILE' }, { device: 'TABLET' }] }, ['MOBILE', 'TABLET']],
    ['under any beside what holds everywhere', { any: [{ device: 'MOBILE' }, { loggedIn: false }] }, undefined],
    ['under all', { all: [{ device: ['MOBILE', 'TABLET'] }, { not: { device: 'TABLET' } }] }, ['MOBILE']],
    ['of which nobody knows it', { device: 'UNKNOWN' }, undefined],
  ] as const)('leaves a device %s to the style sheet', (_where, rule, devices) => {
    expect(evaluateRule(rule as Parameters<typeof evaluate>[0])).toEqual({ enabled: true, devices });
  });
  it('draws nothing that no device would show', () => {
    expect(evaluateRule({ device: 'MOBILE', not: { device: 'MOBILE' } }).enabled).toBe(false);
  });
  it('leaves the device to the style sheet', () => {
    expect(evaluateRule({ device: 'MOBILE' }, undefined, anna)).toEqual({ enabled: true, devices: ['MOBILE'] });
    expect(evaluateRule({ device: 'MOBILE' }, undefined)).toEqual({ enabled: true, devices: ['MOBILE'] });
  });
});
