import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { safeguards } from './safeguards.ts';

const modules = readdirSync('tests/attack').filter((name) => /^[a-z-]+\.ts$/u.test(name) && name !== 'attack.ts');
const sources = modules.map((name) => readFileSync(`tests/attack/${name}`, 'utf8')).join('\n');

describe('A safeguard that can be taken out', () => {
  it.each(safeguards)('against $attack stands in its files, each place once, and its attack is there', ({ attack, edits }) => {
    for (const { file, with: present, without } of edits) {
      expect(readFileSync(file, 'utf8').split(present), `${file}: ${present}`).toHaveLength(2);
      expect(without).not.toBe(present);
    }
    expect(sources).toContain(`'${attack}'`);
  });

  it('is there for every attack', () => {
    const attacks = [...sources.matchAll(/name: '([a-z]+-[a-z-]+)'|cold\('([a-z-]+)'/gu)].map(([, named, cold]) => named ?? cold);
    expect(attacks.length).toBeGreaterThan(20);
    expect(attacks.filter((name) => !safeguards.some(({ attack }) => attack === name))).toEqual([]);
  });
});
