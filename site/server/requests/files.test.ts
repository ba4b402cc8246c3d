import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { askHandler, LEFT, NOTHING_LEFT } from '#tests/fixtures/served-handler.ts';
import { UNLIMITED } from '../visitor-limits.ts';
import { fileHandler } from './files.ts';

const publicFolder = mkdtempSync(join(tmpdir(), 'parkett-files-'));
writeFileSync(join(publicFolder, 'da.js'), 'Da bin ich.');
afterAll(() => rmSync(publicFolder, { recursive: true }));
const files = fileHandler({ publicFolder, pictures: undefined, limits: UNLIMITED });

describe('fileHandler', () => {
  it('sends a file that is there, and what the site makes itself', async () => {
    expect(await (await askHandler(files, '/da.js?x=1')).text()).toBe('Da bin ich.');
    expect(await (await askHandler(files, '/robots.txt')).text()).toContain('User-agent');
  });
  it('leaves an address without a file to the pages, but none of those that only files have', async () => {
    expect((await askHandler(files, '/aktien/fehlt.js')).status).toBe(LEFT);
    const missing = await askHandler(files, '/assets/fehlt.js');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  });
  it('leaves pages and whatever writes alone', async () => {
    expect((await askHandler(files, '/aktien')).status).toBe(LEFT);
    expect((await askHandler(files, '/da.js', { method: 'POST' })).status).toBe(LEFT);
  });
  it('sends nothing to who has nothing left', async () => {
    expect((await askHandler(fileHandler({ publicFolder, pictures: undefined, limits: NOTHING_LEFT }), '/da.js')).status).toBe(429);
  });
});
