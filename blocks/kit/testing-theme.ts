import type { CSSVariablesResolver } from '@mantine/core';
import { colors, fontFamilies } from './tokens.ts';

/** Expected variables of `styles/tokens.css` and `styles/mantine.css`: our color roles, and Mantine's own roles mapped to them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    ...Object.fromEntries(Object.entries(colors).map(([name, { light, dark }]) => [`--color-${name}`, `light-dark(${light}, ${dark})`])),
    '--mantine-font-family-serif': fontFamilies.serif,
    '--mantine-color-body': 'var(--color-paper)',
    '--mantine-color-text': 'var(--color-ink)',
    '--mantine-color-dimmed': 'var(--color-muted)',
    '--mantine-color-anchor': 'var(--color-accent)',
    '--mantine-color-default-border': 'var(--color-rule)',
    '--mantine-color-error': 'var(--color-down)',
    '--mantine-color-success': 'var(--color-up)',
    '--mantine-color-placeholder': 'var(--color-muted)',
    '--mantine-color-disabled': 'var(--color-sunken)',
    '--mantine-color-disabled-color': 'var(--color-muted)',
    '--mantine-color-disabled-border': 'var(--color-rule)',
    '--mantine-primary-color-filled': 'var(--color-accent)',
    '--mantine-primary-color-filled-hover': 'var(--color-accent-hover)',
    // Backgrounds and borders of controls, under the names of Mantine's light scheme, the only one used.
    '--mantine-color-white': 'var(--color-surface)',
    '--mantine-color-gray-1': 'var(--color-sunken)',
    '--mantine-color-gray-4': 'var(--color-rule-strong)',
  },
  light: {},
  dark: {},
});
