import { afterEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './testing.ts';

let stage: TestGateway;
afterEach(() => stage.close());

describe('A connection is opened', () => {
  it('by a page of another host only where it is named, and by programs, which name none', async () => {
    stage = await startTestGateway({ origins: new Set(['https://www.portal.example']) });
    const { open, port } = stage;
    const from = (origin: string, headers: Record<string, string> = {}) => open({ headers: { origin, ...headers } });
    for (const foreign of ['https://evil.example', 'http://www.portal.example', 'null', `http://127.0.0.1:${port + 1}`, ''])
      await expect(from(foreign), foreign).rejects.toThrow('403');
    await open();
    await from('https://www.portal.example');
    await from(`http://127.0.0.1:${port}`);
    // Behind a proxy the requested host of the page counts.
    await from('https://trading.example', { 'x-forwarded-host': 'trading.example' });
    await expect(from(`http://127.0.0.1:${port}`, { 'x-forwarded-host': 'trading.example' })).rejects.toThrow('403');
  });
});
