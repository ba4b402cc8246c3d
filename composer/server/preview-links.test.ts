import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPreviewLinks } from './preview-links.ts';
import { ANNA, BEN } from './testing/start.ts';

const DAY = 86_400_000;
let data = '';
let now = Date.UTC(2026, 10, 22);
let editors = [ANNA, BEN];
const open = () =>
  createPreviewLinks(
    data,
    () => now,
    ({ id }) => editors.some((editor) => editor.id === id),
  );

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'parkett-links-'));
  now = Date.UTC(2026, 10, 22);
  editors = [ANNA, BEN];
});
afterEach(() => rmSync(data, { recursive: true }));

describe('links to previews', () => {
  it('open their editor’s drafts for seven days, also after a new start', () => {
    const { secret, expires } = open().create(ANNA, '/aktien', 'one');
    expect(expires).toBe('2026-11-29T00:00:00.000Z');
    now += 7 * DAY - 1;
    expect(open().open(secret)?.editor).toEqual(ANNA);
    now += 1;
    expect(open().open(secret)).toBeUndefined();
  });
  it('can be ended by their editor, and by the chief editor whosever they are', () => {
    const links = open();
    const { id, secret } = links.create(ANNA, '/aktien', 'one');
    expect(links.revoke(id, BEN)).toBe(false);
    expect(links.open(secret)?.editor).toEqual(ANNA);
    expect(links.revoke(id, ANNA)).toBe(true);
    expect([links.open(secret), links.of(ANNA)]).toEqual([undefined, []]);
    const second = links.create(BEN, '/fonds', 'all');
    expect(links.all()).toMatchObject([{ id: second.id, path: '/fonds', pages: 'all', maker: BEN }]);
    expect([links.revoke(second.id), links.open(second.secret), links.all()]).toEqual([true, undefined, []]);
  });
  it('show what their editor chose: the page, as whom and when', () => {
    const links = open();
    const opened = (address: string, pages: 'one' | 'all') => links.open(links.create(ANNA, address, pages).secret);
    expect(opened('/aktien?seite=2', 'one')).toEqual({ editor: ANNA, url: '/aktien?seite=2', pages: 'one', as: 'visitor', now: undefined });
    expect(opened('/?vorschau-als=plus&vorschau-am=2026-12-24T08:00:00Z', 'all')).toEqual({
      editor: ANNA,
      url: '/',
      pages: 'all',
      as: 'plus',
      now: Date.UTC(2026, 11, 24, 8),
    });
    for (const address of ['/?vorschau-als=%3Cb%3E', '/?vorschau-am=gestern', '//boese.example', 'aktien'])
      expect(() => links.create(ANNA, address, 'one'), address).toThrow(/ansehen|lesen/u);
  });
  it('show nothing from the moment that their editor is none any more', () => {
    const { secret } = open().create(ANNA, '/aktien', 'all');
    editors = [BEN];
    expect(open().open(secret)).toBeUndefined();
    editors = [ANNA];
    expect(open().open(secret)?.editor).toEqual(ANNA);
  });
  it('hold as a plain visitor’s, with all pages, when they were made before one could choose', () => {
    const { secret, id } = open().create(ANNA, '/', 'one');
    const stored = JSON.parse(readFileSync(join(data, 'links.json'), 'utf8')) as Record<string, unknown>[];
    writeFileSync(join(data, 'links.json'), JSON.stringify(stored.map(({ pages: _pages, ...link }) => link)));
    expect(open().open(secret)).toEqual({ editor: ANNA, url: '/', pages: 'all', as: 'visitor', now: undefined });
    expect(open().of(ANNA)).toMatchObject([{ id, path: '/', pages: 'all' }]);
  });
  it('keep their secret from who reads the list or the disk', () => {
    const links = open();
    const { secret, ...link } = links.create(ANNA, '/aktien', 'one');
    expect(links.of(ANNA)).toEqual([link]);
    expect(links.of(BEN)).toEqual([]);
    expect(readFileSync(join(data, 'links.json'), 'utf8')).not.toContain(secret);
  });
  it('do not pile up', () => {
    const links = open();
    const first = links.create(ANNA, '/', 'one');
    for (let count = 0; count < 50; count += 1) links.create(ANNA, '/', 'one');
    expect([links.of(ANNA).length, links.open(first.secret)]).toEqual([50, undefined]);
  });
});
