import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../generated/types.ts';
import { ROUTES } from './generated/routes.ts';
import { pathOf, pathTo, routesOf } from './path-of.ts';

describe('the address of a page by its name', () => {
  const routes = { ...ROUTES, broker: '/anbieter/[brokerName]', issuer: '/emittent/[issuerAlias]/[[tabAlias]]' };

  it('has what stands for the placeholders of its route', () => {
    expect(pathOf(routes, 'broker', { brokerName: 'flatex' })).toBe('/anbieter/flatex');
    expect(pathOf(routes, 'account')).toBe('/konto');
  });

  it('ends before an optional placeholder that is not given', () => {
    expect(pathOf(routes, 'issuer', { issuerAlias: 'talmark' })).toBe('/emittent/talmark');
    expect(pathOf(routes, 'issuer', { issuerAlias: 'talmark', tabAlias: 'aktien' })).toBe('/emittent/talmark/aktien');
  });

  it('keeps what is no part of an address from making another one', () => {
    expect(pathOf(routes, 'broker', { brokerName: 'a/b?c#d' })).toBe('/anbieter/a%2Fb%3Fc%23d');
  });

  it('is filled from an answer, numbers too, and from nothing else that an answer has', () => {
    expect(pathTo(routes, 'broker', { brokerName: 7, more: { deep: 1 } })).toBe('/anbieter/7');
    expect(pathTo({ ...routes, broker: '/x/[constructor]' }, 'broker', {})).toBe('/x');
    expect([pathTo(routes, 'account'), pathTo(routes, 'account', 'text')]).toEqual(['/konto', '/konto']);
  });

  it('follows the configuration, and leads where it led where no page has the name', () => {
    const pages = [{ name: 'broker', route: '/haus/[brokerName]' }, { route: '/konto/neu' }] as unknown as readonly PageDocument[];
    const moved = routesOf({ pages });
    expect([moved.broker, moved.account]).toEqual(['/haus/[brokerName]', ROUTES.account]);
    expect(routesOf({ pages })).toBe(moved);
  });
});
