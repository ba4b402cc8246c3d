import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPreviewLinks } from './preview-links.ts';
import { ANNA, BEN } from './testing/start.ts';

const DAY = 86_400_000;
let data = '';
let now = Date.UTC(2026, 10, 22);
const open = () => createPreviewLinks(data, () => now);

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'parkett-links-'));
  now = Date.UTC(2026, 10, 22);
});
afterEach(() => rmSync(data, { recursive: true }));

describe('links to previews', () => {
  it('open their editor’s drafts for seven days, also after a new start', () => {
    const { secret, expires } = open().create(ANNA, '/aktien');
    expect(expires).toBe('2026-11-29T00:00:00.000Z');
    now += 7 * DAY - 1;
    expect(open().open(secret)).toEqual(ANNA);
    now += 1;
    expect(open().open(secret)).toBeUndefined();
  });
  it('can be taken back by their editor alone', () => {
    const links = open();
    const { id, secret } = links.create(ANNA, '/aktien');
    expect(links.revoke(BEN, id)).toBe(false);
    expect(links.open(secret)).toEqual(ANNA);
    expect(links.revoke(ANNA, id)).toBe(true);
    expect([links.open(secret), links.of(ANNA)]).toEqual([undefined, []]);
  });
  it('keep their secret from who reads the list or the disk', () => {
    const links = open();
    const { secret, ...link } = links.create(ANNA, '/aktien');
    expect(links.of(ANNA)).toEqual([link]);
    expect(links.of(BEN)).toEqual([]);
    expect(readFileSync(join(data, 'links.json'), 'utf8')).not.toContain(secret);
  });
  it('do not pile up', () => {
    const links = open();
    const first = links.create(ANNA, '/');
    for (let count = 0; count < 50; count += 1) links.create(ANNA, '/');
    expect([links.of(ANNA).length, links.open(first.secret)]).toEqual([50, undefined]);
  });
});
