import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readPath } from '#config/routes/path.ts';
import { matchPage } from '#renderer/route.ts';
import { withAskedPage } from '../asked-page.ts';
import { currentConfig } from '../config-store.ts';

// A port that was free a moment ago: nobody answers there.
beforeAll(async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  vi.stubEnv('PROVIDER_URL', `http://127.0.0.1:${port}`);
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('cachedPageProps while the provider is away', () => {
  it('draws a page for the first visitor with what needs no data, and keeps it the next time', async () => {
    const { cachedPageProps } = await import('./page-props.ts');
    const match = matchPage(currentConfig(), readPath('/'))!;
    const home = (): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const draw = () => cachedPageProps({ params: { path: ['page'] } }).then(resolve, reject);
        void withAskedPage({ path: '/', query: {}, match }, draw);
      });
    expect(await home()).toMatchObject({ props: { html: expect.stringContaining('class="page-intro"') } });
    await expect(home()).rejects.toThrow('stays as it was: /');
  });
});
