import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderSource } from './folder-source.ts';
import { createConfigStore } from './store.ts';
import { applyEdit, scratchConfig, swap } from './testing/scratch-config.ts';

describe('the configuration store', () => {
  let directory = '';
  beforeEach(() => {
    directory = scratchConfig();
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  it('gives the same object while nothing changes', () => {
    const store = createConfigStore(folderSource(directory));
    expect(store.get()).toBe(store.get());
  });

  it('sees a new microsite without code', () => {
    const store = createConfigStore(folderSource(directory));
    expect(store.get().config.issuers).toHaveLength(3);
    const minimal =
      "alias: neu\nname: Neu\ncustomerId: 7001\nidIssuer: 5\nphotoId: logo-neu\nlayout: list\nprofile: Text\ntabs: [{ title: A, alias: a, entityValues: ['20735'] }]\n";
    applyEdit(directory, 'issuers/neu.yaml', minimal);
    const { config, findings } = store.get();
    expect(findings).toEqual([]);
    expect(config.issuers.map(({ alias }) => alias)).toContain('neu');
  });

  it('keeps the last good navigation while its file is faulty and recovers', () => {
    const store = createConfigStore(folderSource(directory));
    const good = store.get().config.navigation;
    applyEdit(directory, 'navigation.yaml', 'groups: [\n');
    expect(store.get().findings).not.toEqual([]);
    expect(store.get().config.navigation).toEqual(good);
    applyEdit(directory, 'navigation.yaml', 'groups: [{ id: a, label: A, path: / }]\n');
    expect(store.get().findings).toEqual([]);
    expect(store.get().config.navigation.groups).toHaveLength(1);
  });

  it('leaves out a faulty microsite, and keeps a page with an unknown block', () => {
    applyEdit(directory, 'issuers/talmark.yaml', swap('layout: finder', 'layout: grid'));
    applyEdit(directory, 'pages/realtime/liste.yaml', swap('type: realtime-list', 'type: realtime-lst'));
    const { config } = createConfigStore(folderSource(directory)).get();
    expect(config.issuers.map(({ alias }) => alias)).toEqual(['erzquell', 'hansekontor']);
    expect(config.pages.map(({ route }) => route)).toContain('/realtime/[alias]');
  });

  it('forgets a page whose file is gone', () => {
    const store = createConfigStore(folderSource(directory));
    store.get();
    applyEdit(directory, 'pages/impressum.yaml', null);
    expect(store.get().config.pages.map(({ route }) => route)).not.toContain('/impressum');
  });
});
