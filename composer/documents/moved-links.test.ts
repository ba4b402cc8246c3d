import { describe, expect, it } from 'vitest';
import { parsePattern } from '#documents/routes/pattern.ts';
import { movedLink, movedMarkup, redirectFor } from './moved-links.ts';

const shares = [parsePattern('/aktien/[...snapshot]'), parsePattern('/werte/aktien/[...snapshot]')] as const;
const plain = [parsePattern('/hilfe'), parsePattern('/fragen')] as const;

describe('links to a page with a new route', () => {
  it.each([
    ['/hilfe', '/fragen'],
    ['/hilfe?a=1#b', '/fragen?a=1#b'],
    ['/hilfe/mehr', undefined],
    ['/', undefined],
  ])('%s leads to %s', (link, moved) => expect(movedLink(link, ...plain)).toBe(moved));
  it.each([
    ['/aktien/[...snapshot]', '/werte/aktien/[...snapshot]'],
    ['/aktien/SAP-Aktie-DE0007164600/chart', '/werte/aktien/SAP-Aktie-DE0007164600/chart'],
    ['/aktien', undefined],
  ])('%s leads to %s', (link, moved) => expect(movedLink(link, ...shares)).toBe(moved));
  it('stay where the new route asks for what the old one did not name', () => {
    expect(movedLink('/hilfe', parsePattern('/hilfe'), parsePattern('/hilfe/[thema]'))).toBeUndefined();
  });
  it('are found in texts, and nothing else is changed there', () => {
    expect(movedMarkup(`Siehe <a class='x' href='/hilfe#a'>/hilfe</a> und <a href="/">hier</a>.`, ...plain)).toBe(
      `Siehe <a class='x' href='/fragen#a'>/hilfe</a> und <a href="/">hier</a>.`,
    );
    expect(movedMarkup('Nichts <a href="/">hier</a>.', ...plain)).toBeUndefined();
  });
  it('are led on by one redirect', () => {
    expect(redirectFor(...shares)).toEqual({ from: '/aktien/[...snapshot]', to: '/werte/aktien/{snapshot}', status: 301 });
    expect(redirectFor(...plain)).toEqual({ from: '/hilfe', to: '/fragen', status: 301 });
    expect(redirectFor(parsePattern('/a/[[b]]'), parsePattern('/c/[[b]]'))).toBeUndefined();
    expect(redirectFor(parsePattern('/a'), parsePattern('/a/[b]'))).toBeUndefined();
  });
});
