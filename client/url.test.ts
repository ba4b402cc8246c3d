import { describe, expect, it } from 'vitest';
import { baseAddress, fillPath, queryString, withScheme } from './url.ts';

describe('the address of a call', () => {
  it('[HTTP-001] starts at the configured base, or at scheme, host and base path with http as fallback', () => {
    expect(baseAddress({ baseUrl: 'https://api.example/api/', host: 'other.example' })).toBe('https://api.example/api');
    expect(baseAddress({ scheme: 'https', host: 'api.example', basePath: '/api' })).toBe('https://api.example/api');
    expect(baseAddress({ host: 'api.example:8080', basePath: 'api/' })).toBe('http://api.example:8080/api');
    expect(baseAddress({ basePath: '/api' })).toBe('/api');
  });

  it('[HTTP-002] has URL-encoded values in place of braces', () => {
    expect(fillPath('/v1/{entityType}/{entityValue}/quote', { entityType: 'STOCK', entityValue: 'ISIN:DE/Ü 1' })).toBe(
      '/v1/STOCK/ISIN%3ADE%2F%C3%9C%201/quote',
    );
    expect(fillPath('/v1/instruments/query')).toBe('/v1/instruments/query');
  });

  it('names the path parameter that has no value', () => {
    expect(() => fillPath('/v1/{entityType}', { entityType: undefined })).toThrow('"entityType"');
    expect(() => fillPath('/v1/{entityType}', { entityType: '' })).toThrow('"entityType"');
  });

  it('[HTTP-003] has query parameters URL-encoded and sorted by name', () => {
    expect(queryString({ searchValue: 'Münchener Rück & Co', limit: 5, Zebra: 'z', a: true })).toBe(
      'Zebra=z&a=true&limit=5&searchValue=M%C3%BCnchener%20R%C3%BCck%20%26%20Co',
    );
    expect(queryString({ type: ['STOCK', 'INDEX'] })).toBe('type=STOCK&type=INDEX');
    expect(queryString()).toBe('');
  });

  it('[HTTP-004] has undefined parameters as empty ones', () => {
    expect(queryString({ b: 1, a: undefined })).toBe('a=&b=1');
  });

  it('[HTTP-005] has dates as JSON dates', () => {
    const date = new Date(Date.UTC(2026, 6, 31, 15, 38, 8, 550));
    expect(queryString({ startDate: date })).toBe('startDate=2026-07-31T15%3A38%3A08.550Z');
    expect(fillPath('/v1/{day}', { day: date })).toBe('/v1/2026-07-31T15%3A38%3A08.550Z');
  });

  it('[HTTP-015] gets https when it has no scheme and stays unchanged when it has one', () => {
    expect(withScheme('example.org/a')).toBe('https://example.org/a');
    expect(withScheme('example.org:8443/a')).toBe('https://example.org:8443/a');
    expect(withScheme('localhost:3000')).toBe('https://localhost:3000');
    expect(withScheme('//example.org')).toBe('https://example.org');
    expect(withScheme('http://example.org')).toBe('http://example.org');
    expect(withScheme('mailto:a@example.org')).toBe('mailto:a@example.org');
  });
});
