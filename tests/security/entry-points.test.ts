import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { safeguards } from '#tests/attack/runner/safeguards.ts';

const [, table = ''] = /^## Doors\n([\s\S]*?)^## /mu.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:door|---)/u.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const proving = rows.map(([door = '', , , attacks = '']) => ({
  door,
  attacks: [...attacks.matchAll(/`([a-z-]+)`/gu)].map(([, name]) => name),
}));
const played = new Set(safeguards.map(({ attack }) => attack));

describe('The table of doors in docs/security.md', () => {
  it('says who may use each door, its limit and the attack that proves it', () => {
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
    expect(proving.filter(({ attacks }) => attacks.length === 0).map(({ door }) => door)).toEqual([]);
  });

  it('names attacks that are played, and all of them', () => {
    const named = new Set(proving.flatMap(({ attacks }) => attacks));
    expect([...named].filter((name) => name === undefined || !played.has(name))).toEqual([]);
    expect([...played].filter((name) => !named.has(name))).toEqual([]);
  });

  it('has a file of safeguards for every module of attacks', () => {
    const modules = readdirSync('tests/attack').filter((name) => /^[a-z-]+\.ts$/u.test(name) && name !== 'attack.ts');
    expect(readdirSync('tests/attack/safeguards').toSorted()).toEqual(modules.toSorted());
  });
});
