import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtureConfig, fixtureContent, scratchConfig, shippedConfig, swap } from './reader/testing/scratch-config.ts';

const faulty = scratchConfig({
  'issuers/hansekontor.yaml': swap('\nprofile:', '\nprofil:'),
  'site.yaml': swap('since: 1998', 'since: 98'),
});
afterAll(() => {
  rmSync(faulty, { recursive: true });
});

function check(...options: string[]): { status: number | null; stdout: string; stderr: string } {
  // Prevents requests to a provider that runs beside the tests.
  const { PROVIDER_URL: _, ...env } = process.env;
  return spawnSync(join(shippedConfig, '../node_modules/.bin/node'), [join(import.meta.dirname, 'check.ts'), ...options], {
    encoding: 'utf8',
    env,
  });
}

describe('config:check', () => {
  it('ends well and with one line when everything is right', () => {
    const { status, stdout } = check('--dir', fixtureConfig, '--content', fixtureContent);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Die Konfiguration ist in Ordnung \(\d+ Seiten, 3 Microsites\)\.\n$/);
  });

  it('[CONF-001] fails on errors, with every fault, its place, a suggestion and a summary, without colours off a terminal', () => {
    const { status, stdout } = check('--dir', faulty, '--content', fixtureContent);
    expect(status).toBe(1);
    expect(stdout).toContain(`${join(faulty, 'issuers/hansekontor.yaml')}:13:1 Fehler profil`);
    expect(stdout).toContain('Meintest du „profile“?');
    expect(stdout).toContain(`${join(faulty, 'site.yaml')}:19:10 Fehler copyright.since`);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^2 Fehler in 2 Dateien/);
    expect(stdout).not.toContain('\u001B');
  });

  it('gives tools the same as JSON', () => {
    const { status, stdout } = check('--json', '--dir', faulty, '--content', fixtureContent);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual([
      expect.objectContaining({ file: 'issuers/hansekontor.yaml', line: 13, column: 1, suggestion: 'profile' }),
      expect.objectContaining({ file: 'site.yaml', line: 19, column: 10, expected: 'Erstes Jahr. Zum Beispiel: 1998' }),
    ]);
  });

  it('mends with --fix what is certain, says so, and leaves the rest', () => {
    const mended = scratchConfig({
      'issuers/hansekontor.yaml': swap('\nprofile:', '\nprofil:'),
      'site.yaml': swap('since: 1998', 'since: 98'),
    });
    try {
      const { status, stdout } = check('--fix', '--dir', mended, '--content', fixtureContent);
      expect(status).toBe(1);
      expect(stdout).toContain(`Behoben: ${join(mended, 'issuers/hansekontor.yaml')}:13:1 ⟨profil⟩ → ⟨profile⟩\n`);
      expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^1 Fehler in 1 Datei/);
      const path = 'issuers/hansekontor.yaml';
      expect(readFileSync(join(mended, path), 'utf8')).toBe(readFileSync(join(fixtureConfig, path), 'utf8'));
    } finally {
      rmSync(mended, { recursive: true });
    }
  });

  it('says what to do about a folder or an option that does not exist', () => {
    const missing = check('--dir', '/does/not/exist');
    expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining('Den Ordner /does/not/exist gibt es nicht.')]);
    expect(check('--jsno').status).toBe(2);
  });
});
