import { createTheme, type MantineColorsTuple } from '@mantine/core';
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

/** Mantine theme of the islands. Its variables are the tokens that all plain CSS uses as well. */
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
