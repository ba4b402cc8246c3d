import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariablesResolver } from './testing-theme.ts';
import { theme } from './theme.ts';
import { colors, type ColorToken } from './tokens.ts';

const [tokens, mantine] = ['tokens', 'mantine'].map((name) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'));
const declared = new Map([...`${tokens}${mantine}`.matchAll(/(--[\w-]+): (.*);/g)].map(([, name = '', value = '']) => [name, value]));

describe('the tokens', () => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const ofTheme: Readonly<Record<string, string>> = {
    ...defaultCssVariablesResolver(merged).variables,
    ...cssVariablesResolver(merged).variables,
  };

  it('state in CSS exactly what the theme says', () => {
    for (const [name, value] of declared) expect([name, value]).toEqual([name, ofTheme[name]]);
  });

  it('state every colour role', () => {
    expect([...declared.keys()]).toEqual(expect.arrayContaining(Object.keys(colors).map((name) => `--color-${name}`)));
  });
});

describe('the components of Mantine', () => {
  const used = globSync('*/*/block.css', { cwd: new URL('..', import.meta.url) }).flatMap((file) =>
    [...readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').matchAll(/@import '(@mantine\/core\/styles\/[^']+)'/g)].map(
      ([, sheet = '']) => sheet,
    ),
  );

  it.each([...new Set(used)])('find every variable of %s that they read', (sheet) => {
    // The dark scheme is never active: our colors handle light and dark themselves.
    const rules = readFileSync(createRequire(import.meta.url).resolve(sheet), 'utf8').replaceAll(/--mantine-color-dark-\d/g, '');
    const read = [...rules.matchAll(/var\(\s*(--mantine-[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(read.length).toBeGreaterThan(0);
    expect([...new Set(read)].filter((name) => !declared.has(name))).toEqual([]);
    expect(sheet).toMatch(/\.layer\.css$/);
  });
});

describe('contrast', () => {
  const grounds: readonly ColorToken[] = ['paper', 'surface', 'sunken'];
  const texts: readonly ColorToken[] = ['ink', 'muted', 'accent', 'accent-hover', 'up', 'down', 'warn'];
  const pairs: readonly (readonly [ColorToken, ColorToken])[] = [
    ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['ink', 'accent-soft'],
    ['accent', 'accent-soft'],
    ['muted', 'accent-soft'],
    ['up', 'accent-soft'],
    ['down', 'accent-soft'],
    ['up', 'up-soft'],
    ['down', 'down-soft'],
    ['warn', 'warn-soft'],
    ['ink', 'warn-soft'],
  ];

  it.each(pairs)('of %s on %s is at least 4.5 in both themes', (text, ground) => {
    expect(contrast(colors[text].light, colors[ground].light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors[text].dark, colors[ground].dark)).toBeGreaterThanOrEqual(4.5);
  });

  it('of the borders of controls is at least 3 in both themes', () => {
    expect(contrast(colors['rule-strong'].light, colors.paper.light)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors['rule-strong'].dark, colors.paper.dark)).toBeGreaterThanOrEqual(3);
  });
});

/** Contrast ratio of WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
