import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '#provider/transport/http/contract.ts';
import { createProvider, type Provider } from '#provider/provider.ts';
import { useBrowser } from './browser.ts';

describe('The reference of the contracts', () => {
  const browser = useBrowser();
  let provider: Provider;
  let address: string;

  beforeAll(async () => {
    provider = await createProvider({ logLevel: 'fatal', derivatives: 0 });
    address = await provider.listen({ port: 0 });
  });
  afterAll(() => provider.close());

  it('shows every area and a call with its fields, and asks no other host for anything', async () => {
    const { page, requests, errors } = await browser.open();
    await page.goto(`${address}/docs/`);
    const areas = readContract().tags as { description: string }[];
    for (const { description } of areas) await page.getByText(description, { exact: true }).first().waitFor();
    await page.goto(`${address}/docs/#tag/watchlists/GET/v2/watchlists`);
    await page.getByText('Watchlists des Nutzers').first().waitFor();
    await page.getByText('/v2/watchlists').first().waitFor();
    await page.evaluate(async () => void (await document.fonts.ready));
    const abroad = requests.filter((url) => !url.startsWith(`${address}/`) && !/^(data|blob):/.test(url));
    expect([abroad, errors]).toEqual([[], []]);
    expect(requests).toContain(`${address}/openapi.json`);
  });
});
