import { describe, expect, it } from 'vitest';
import { liveFindings } from './live.ts';
import { loadConfig } from './reader/load.ts';
import { fixtureConfig, fixtureContent } from './reader/testing/scratch-config.ts';

interface Key {
  readonly entityType: string;
  readonly entityValue: string;
}

const loaded = loadConfig(fixtureConfig, { content: fixtureContent });

/** A provider that knows the instruments accepted by `knows`, and answers numbers without a class with a class. */
function provider(knows: (key: Key) => boolean, asked: Key[][] = []): typeof fetch {
  return async (url, init) => {
    const request = new Request(url, init);
    expect(request.url).toBe('http://provider.example/api/v1/instruments/list');
    const { list } = (await request.json()) as { list: Key[] };
    asked.push(list);
    const found = list.filter(knows).map((key) => ({ ...key, entityType: key.entityType === 'UNKNOWN' ? 'COMMODITY' : key.entityType }));
    return Response.json({ total: found.length, list: found });
  };
}

describe('config:check --live', () => {
  it('asks the provider for every instrument once, a few hundred in a call', async () => {
    const asked: Key[][] = [];
    expect(
      await liveFindings(
        loaded,
        'http://provider.example',
        provider(() => true, asked),
      ),
    ).toEqual([]);
    expect(asked.every((list) => list.length <= 500)).toBe(true);
    const keys = asked.flat().map(({ entityType, entityValue }) => `${entityType} ${entityValue}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(['STOCK 82849', 'INDEX 20735', 'UNKNOWN 1326191']));
  });

  it('tells what the provider does not know, in pages, microsites and articles', async () => {
    const findings = await liveFindings(
      loaded,
      'http://provider.example',
      provider(({ entityValue }) => entityValue !== '82849' && entityValue !== '1326191'),
    );
    expect(findings.map(({ rule, file }) => `${rule} ${file}`)).toEqual(
      expect.arrayContaining([
        'unknown-instrument content/articles/aktien-kaufen.yaml',
        'unknown-instrument issuers/erzquell.yaml',
        'unknown-instrument pages/home.yaml',
      ]),
    );
  });

  it('says what to do when the provider does not answer', async () => {
    const away: typeof fetch = () => Promise.reject(new Error('away'));
    await expect(liveFindings(loaded, 'http://provider.example', away)).rejects.toThrow('PROVIDER_URL');
    const full: typeof fetch = () => Promise.resolve(new Response(null, { status: 503 }));
    await expect(liveFindings(loaded, 'http://provider.example', full)).rejects.toThrow('503');
  });
});
