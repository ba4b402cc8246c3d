import { describe, expect, it } from 'vitest';
import type { IssuerSubject } from '#blocks/kit/block.ts';
import { evaluateRule } from './rules.ts';

const list = { kind: 'issuer', issuer: { layout: 'list' }, activeTab: undefined } as unknown as IssuerSubject;

describe('evaluateRule', () => {
  it('shows a block without rule', () => {
    expect(evaluateRule(undefined, undefined)).toEqual({ enabled: true, devices: undefined });
  });
  it('hides from a public page what is for logged-in readers or the app', () => {
    expect(evaluateRule({ loggedIn: true }, undefined).enabled).toBe(false);
    expect(evaluateRule({ app: true }, undefined).enabled).toBe(false);
    expect(evaluateRule({ loggedIn: false, app: false }, undefined).enabled).toBe(true);
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
  it('leaves the device to the style sheet', () => {
    expect(evaluateRule({ device: 'MOBILE' }, undefined)).toEqual({ enabled: true, devices: ['MOBILE'] });
  });
});
