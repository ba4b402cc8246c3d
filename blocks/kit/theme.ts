import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { breakpoints, colors, fontFamilies, fontSizes, lineHeights, radius, spacing } from './tokens.ts';

const petrol: MantineColorsTuple = [
  '#e9f4f6',
  '#d3e6ea',
  '#a6cdd5',
  '#75b2be',
  '#4d9aa9',
  '#2f8595',
  '#1a7182',
  '#0c5261',
  '#0a4653',
  '#083b47',
];

/** The Mantine theme of the islands. Its variables are the tokens that all plain CSS uses as well. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 3 },
  colors: { petrol },
  white: colors.surface.light,
  black: colors.ink.light,
  fontFamily: fontFamilies.sans,
  fontFamilyMonospace: 'ui-monospace, monospace',
  headings: { fontFamily: fontFamilies.serif, fontWeight: '600' },
  spacing,
  fontSizes,
  lineHeights,
  radius,
  breakpoints,
  defaultRadius: 'sm',
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
});

/** Our colour roles as CSS variables, and Mantine's own roles bound to them. */
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
    // Grounds and borders of controls, as the components name them in their light scheme, the only one they have here.
    '--mantine-color-white': 'var(--color-surface)',
    '--mantine-color-gray-1': 'var(--color-sunken)',
    '--mantine-color-gray-4': 'var(--color-rule-strong)',
  },
  light: {},
  dark: {},
});
