import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mendings } from './mendings.ts';

it.each(mendings)('The mending against $attack stands in $file, once, and its attack is there', ({ attack, file, with: present }) => {
  expect(readFileSync(file, 'utf8').split(present)).toHaveLength(2);
  const modules = readdirSync('tests/attack').filter((name) => name.endsWith('.ts'));
  expect(modules.some((name) => readFileSync(`tests/attack/${name}`, 'utf8').includes(`'${attack}'`))).toBe(true);
});
