import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtureConfig, fixtureContent, scratchConfig, shippedConfig, swap } from './reader/testing/scratch-config.ts';

const broken = scratchConfig({ 'navigation.yaml': swap('label: News', 'label: "News') });
afterAll(() => {
  rmSync(broken, { recursive: true });
});

function ask(dir: string, ...options: string[]): { status: number | null; stdout: string; stderr: string } {
  const command = [join(import.meta.dirname, 'why.ts'), '--dir', dir, '--content', fixtureContent, ...options];
  return spawnSync(join(shippedConfig, '../node_modules/.bin/node'), command, { encoding: 'utf8' });
}

describe('[CONF-001] config:why', () => {
  it('prints value, origin, who reads it, where and when it shows, without colours off a terminal', () => {
    const { status, stdout } = ask(fixtureConfig, 'navigation.yaml#/groups/2');
    expect(status).toBe(0);
    expect(stdout).toBe(`tests/fixtures/editorial/config/navigation.yaml#/groups/2  Navigation

Wert
  id: uebersicht
  label: Meine Übersicht
  path: /
  host: personal
  isEnabled: { loggedIn: true }
  isActive: { host: [ personal, trading ] }

Woher
  tests/fixtures/editorial/config/navigation.yaml:150:5  Navigation

Gelesen von
  site-header  auf allen Seiten

Zu sehen auf
  allen Seiten

Wann
  Erscheint nur, wenn der Besucher angemeldet ist.
  Hervorgehoben, wenn der Rechner „personal“ oder „trading“ ist.
`);
  });

  it('gives tools the same as JSON', () => {
    const { status, stdout } = ask(fixtureConfig, '--json', 'issuers/talmark.yaml#/name');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      file: 'issuers/talmark.yaml',
      pointer: '/name',
      value: 'Talmark',
      origins: [{ line: 3, column: 7 }],
    });
  });

  it('tells the findings where the document is broken, and what to do', () => {
    const { status, stdout } = ask(broken, 'navigation.yaml#/groups/0');
    expect(status).toBe(1);
    expect(stdout).toContain('Fehler');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Behebe das zuerst: So lange ist nicht zu sagen, was hier gilt.');
  });

  it('says what was meant, and what a question looks like', () => {
    expect(ask(fixtureConfig, 'navigaton.yaml')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Meintest du „navigation.yaml“?') as string,
    });
    expect(ask(fixtureConfig)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('zum Beispiel navigation.yaml#/groups/0') as string,
    });
  });
});
