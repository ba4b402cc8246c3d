import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { applyEdit, scratchConfig, swap } from '#documents/reader/testing/scratch-config.ts';
import { forgetConfig, reloadConfig } from '../config-store.ts';
import { sitemapFile } from './sitemap.ts';

const directory = scratchConfig();
const provider = createServer((_, response) =>
  response.setHeader('Content-Type', 'application/json').end('{"list":[],"total":0,"categories":[],"podcasts":[],"authors":[]}'),
);
afterEach(() => {
  vi.unstubAllEnvs();
  // Makes other tests in this process reread the project's documents.
  forgetConfig();
  reloadConfig();
  provider.close();
  rmSync(directory, { recursive: true });
});

it('the sitemap leaves out at once what changed documents keep from search engines', async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PROVIDER_URL', `http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
  vi.stubEnv('PARKETT_CONFIG', directory);
  const sitemap = async (): Promise<string> => {
    const pieces = await sitemapFile(undefined);
    return pieces === undefined ? '' : text(pieces);
  };
  expect(await sitemap()).toContain('/</loc>');
  applyEdit(directory, 'pages/home.yaml', swap('robots: index', 'robots: noindex'));
  expect(reloadConfig()).toEqual([]);
  expect(await sitemap()).not.toContain('/</loc>');
});
