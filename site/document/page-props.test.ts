import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readPath } from '#documents/routes/path.ts';
import { matchPage } from '#renderer/route.ts';
import { withRequestedPage } from '../requested-page.ts';
import { currentConfig } from '../config-store.ts';

// Finds a port without a server: one that was just released.
beforeAll(async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  vi.stubEnv('PROVIDER_URL', `http://127.0.0.1:${port}`);
  vi.spyOn(console, 'warn').mockReturnValue();
});

const res = { setHeader: () => undefined } as unknown as ServerResponse;

describe('cachedPageProps while the provider is away', () => {
  it('draws a page for the first visitor with what needs no data, and none in the place of one that there is', async () => {
    const { cachedPageProps } = await import('./page-props.ts');
    const match = matchPage(currentConfig(), readPath('/'))!;
    const home = (isRenewal: boolean): Promise<unknown> =>
      new Promise((resolve, reject) => {
        void withRequestedPage({ path: '/', query: {}, match }, (notes) => {
          notes.isRenewal = isRenewal;
          return cachedPageProps({ res }).then(resolve, reject);
        });
      });
    expect(await home(false)).toMatchObject({ props: { html: expect.stringContaining('class="page-intro"') } });
    await expect(home(true)).rejects.toThrow('stays as it was: /');
  });
});

describe('requestPageProps while the provider is away', () => {
  it('draws no page in the place of one that there is', async () => {
    const { requestPageProps } = await import('./page-props.ts');
    const match = matchPage(currentConfig(), readPath('/suche'))!;
    const draw = (renews: boolean): Promise<unknown> =>
      new Promise((resolve, reject) => {
        void withRequestedPage({ path: '/suche', query: {}, match }, (notes) => {
          notes.isRenewal = renews;
          return requestPageProps({ res } as never).then(resolve, reject);
        });
      });
    expect(await draw(false)).toMatchObject({ props: { html: expect.any(String) } });
    await expect(draw(true)).rejects.toThrow('stays as it was: /suche');
  });
});
