import { describe, expect, it } from 'vitest';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import { ANYONE, type Visitor } from '#domain/user/visitor.ts';
import { evaluateRule as evaluate } from './rules.ts';

const list = { kind: 'issuer', issuer: { layout: 'list' }, activeTab: undefined } as unknown as IssuerSubject;

const anna: Visitor = { ...ANYONE, who: { email: 'anna@example.org' }, products: ['premium-plus'], device: 'DESKTOP' };
const evaluateRule = (rule: Parameters<typeof evaluate>[0], subject?: IssuerSubject, visitor: Visitor = ANYONE) =>
  evaluate(rule, { path: '/aktien', visitor, now: '2026-11-22T13:30:00.000Z' }, subject);

describe('evaluateRule', () => {
  it('shows a block without rule', () => {
    expect(evaluateRule(undefined, undefined)).toEqual({ enabled: true, devices: undefined });
  });
  it('leaves to the browser what on a public page depends on its user, and nothing else', () => {
    expect(evaluateRule({ loggedIn: true })).toMatchObject({ enabled: true, user: 'in' });
    expect(evaluateRule({ loggedIn: false, app: false })).toMatchObject({ enabled: true, user: 'out' });
    expect(evaluateRule({ loggedIn: true, app: true }).enabled).toBe(false);
    expect(evaluateRule({ app: true }).enabled).toBe(false);
  });
  it('shows to who is logged in what is for the logged in', () => {
    expect(evaluateRule({ loggedIn: true }, undefined, anna).enabled).toBe(true);
    expect(evaluateRule({ loggedIn: false }, undefined, anna).enabled).toBe(false);
  });
  it('knows the page and the time of drawing', () => {
    expect(evaluateRule({ path: '/aktien', from: '2026-11-22', until: '2026-11-22' }).enabled).toBe(true);
    expect(evaluateRule({ path: '/etf' }).enabled).toBe(false);
    expect(evaluateRule({ from: '2026-11-23' }).enabled).toBe(false);
  });
  it('compares the layout of the microsite', () => {
    expect(evaluateRule({ layout: 'list' }, list).enabled).toBe(true);
    expect(evaluateRule({ layout: 'finder' }, list).enabled).toBe(false);
    expect(evaluateRule({ layout: 'list' }, undefined).enabled).toBe(false);
  });
  it('combines with all, any and not', () => {
    expect(evaluateRule({ any: [{ app: true }, { layout: 'list' }] }, list).enabled).toBe(true);
    expect(evaluateRule({ all: [{ app: true }, { layout: 'list' }] }, list).enabled).toBe(false);
    expect(evaluateRule({ not: { layout: 'finder' } }, list).enabled).toBe(true);
  });
  it.each([
    ['under not', { not: { device: 'MOBILE' } }, ['TABLET', 'DESKTOP']],
    ['twice under not', { not: { not: { device: 'MOBILE' } } }, ['MOBILE']],
    ['under any', { any: [{ device: 'MOBILE' }, { device: 'TABLET' }] }, ['MOBILE', 'TABLET']],
    ['under any beside what holds everywhere', { any: [{ device: 'MOBILE' }, { app: false }] }, undefined],
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
