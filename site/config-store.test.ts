import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configDirectory, currentConfig, forgetConfig, reloadConfig } from './config-store.ts';
import { projectRoot } from './project-root.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the folder of the configuration', () => {
  it.each([undefined, ''])('is the one of the project when PARKETT_CONFIG is %j', (value) => {
    vi.stubEnv('PARKETT_CONFIG', value);
    expect(configDirectory()).toBe(join(projectRoot(), 'config'));
  });

  it.each(['/nope', join(projectRoot(), 'package.json')])('that is none (%s) is named with a way out', (value) => {
    vi.stubEnv('PARKETT_CONFIG', value);
    expect(configDirectory).toThrow(new RegExp(`PARKETT_CONFIG=${value} ist kein Ordner[^]*lass die Variable weg`));
  });
});

describe('the documents that are taken up anew', () => {
  it('are those alone that have changed: to read all of them would keep visitors waiting', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parkett-config-'));
    cpSync(join(projectRoot(), 'tests/fixtures/editorial/config'), folder, { recursive: true });
    vi.stubEnv('PARKETT_CONFIG', folder);
    const [touched, unseen] = [join(folder, 'pages/impressum.yaml'), join(folder, 'pages/datenschutz.yaml')];
    const titleOf = (route: string) => currentConfig().pages.find((page) => page.route === route)?.title;
    try {
      utimesSync(unseen, 1_000, 1_000);
      expect(reloadConfig()).toEqual([]);
      const title = titleOf('/datenschutz') ?? '';
      // Changes a file without a change of its time and size, beside one with both.
      writeFileSync(unseen, readFileSync(unseen, 'utf8').replace(`title: ${title}`, `title: ${'x'.repeat(title.length)}`));
      utimesSync(unseen, 1_000, 1_000);
      writeFileSync(touched, readFileSync(touched, 'utf8').replace(/^title: .*$/mu, 'title: Ein neuer Titel'));
      expect(reloadConfig()).toEqual([]);
      expect([titleOf('/impressum'), titleOf('/datenschutz')]).toEqual(['Ein neuer Titel', title]);
      // Another folder has a separate store.
      vi.stubEnv('PARKETT_CONFIG', undefined);
      reloadConfig();
      expect(titleOf('/impressum')).not.toBe('Ein neuer Titel');
    } finally {
      forgetConfig();
      rmSync(folder, { recursive: true });
    }
  });
});
