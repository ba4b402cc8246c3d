import { describe, expect, it } from 'vitest';
import { loadedAfter, swap } from '../reader/testing/scratch-config.ts';
import { standingAt } from './standing.ts';

const at = (clock: string): number => Date.parse(clock);
const { config } = loadedAfter({
  'pages/impressum.yaml': swap('route:', 'isEnabled: { from: 2026-12-01 }\nroute:'),
  'issuers/hansekontor.yaml': swap('name:', 'isEnabled: { from: 2026-12-10 08:00, until: 2026-12-20 }\nname:'),
  'content-pages/barrierefreiheit.yaml': swap('slug:', 'isEnabled: { until: 2026-12-24 18:00 }\nslug:'),
});
const standing = (clock: string) => {
  const { pages, contentPages } = standingAt(config, at(clock));
  return [pages.some(({ route }) => route === '/impressum'), contentPages.some(({ slug }) => slug === 'barrierefreiheit')];
};

describe('standingAt', () => {
  it('leaves out pages whose time it is not', () => {
    expect(standing('2026-11-30T23:59:59+01:00')).toEqual([false, true]);
    expect(standing('2026-12-01T00:00:00+01:00')).toEqual([true, true]);
    expect(standing('2026-12-24T18:01:00+01:00')).toEqual([true, false]);
    expect(standing('2026-11-30T23:59:59+01:00')).toEqual([false, true]);
  });
  it('leaves out microsites whose time it is not', () => {
    const stands = (clock: string): boolean => standingAt(config, at(clock)).issuers.some(({ alias }) => alias === 'hansekontor');
    expect(stands('2026-12-10T07:59:59+01:00')).toBe(false);
    expect(stands('2026-12-10T08:00:00+01:00')).toBe(true);
    expect(stands('2026-12-20T23:59:59+01:00')).toBe(true);
    expect(stands('2026-12-21T00:00:00+01:00')).toBe(false);
  });
  it('is the same object as long as the same pages stand, for caches', () => {
    expect(standingAt(config, at('2026-12-02T00:00:00+01:00'))).toBe(standingAt(config, at('2026-12-09T00:00:00+01:00')));
    const undated = loadedAfter({}).config;
    expect(standingAt(undated, at('2026-12-02T00:00:00+01:00'))).toBe(undated);
  });
});
