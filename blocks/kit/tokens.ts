import { BREAKPOINTS, XL_GRID_WIDTH } from '#domain/constants.ts';

/**
 * Design tokens as data. `theme.ts` builds the Mantine theme from them, `styles/tokens.css` contains them as plain CSS. `theme.test.ts`
 * compares the three and checks the contrast of every pair of text and background.
 */

/** Spacing on a 4 px grid. */
export const spacing = {
  xs: '0.25rem',
  sm: '0.5rem',
  md: '0.75rem',
  lg: '1rem',
  xl: '1.5rem',
  '2xl': '2rem',
  '3xl': '3rem',
} as const;

/** Type scale: 12, 14, 16, 18, 22, 28, 36 px. */
export const fontSizes = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  '2xl': '1.75rem',
  '3xl': '2.25rem',
} as const;

export const lineHeights = { xs: '1.15', sm: '1.3', md: '1.5', lg: '1.65' } as const;

export const radius = { xs: '2px', sm: '3px', md: '6px' } as const;

export const fontFamilies = {
  sans: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  serif: "'Source Serif 4', 'Source Serif Fallback', Georgia, serif",
} as const;

/** Widths from which the layouts of `domain/constants.ts` apply, and the larger grid; `xs` is a step within the smallest layout. */
export const breakpoints = {
  xs: '30em',
  sm: em(BREAKPOINTS.sm + 1),
  md: em(BREAKPOINTS.md + 1),
  lg: em(BREAKPOINTS.lg + 1),
  xl: em(XL_GRID_WIDTH),
} as const;

/** Converts pixels to em of media queries, which count by the browser's font size (16 pixels unless the user has changed it). */
function em(pixels: number): `${number}em` {
  return `${pixels / 16}em`;
}

/** Colors by role, in light and dark. */
export const colors = {
  paper: { light: '#faf8f4', dark: '#161513' },
  surface: { light: '#fffefb', dark: '#1f1d1a' },
  sunken: { light: '#f2eee6', dark: '#24221e' },
  rule: { light: '#e2dcd0', dark: '#35322c' },
  'rule-strong': { light: '#8b8375', dark: '#7d7668' },
  ink: { light: '#1d1b18', dark: '#ece8df' },
  muted: { light: '#615a50', dark: '#aca495' },
  accent: { light: '#0c5261', dark: '#74c3d1' },
  'accent-hover': { light: '#083b47', dark: '#a0d9e3' },
  'accent-soft': { light: '#e2edee', dark: '#173036' },
  'on-accent': { light: '#ffffff', dark: '#0d1f23' },
  up: { light: '#176b3d', dark: '#68c88f' },
  'up-soft': { light: '#ddeee2', dark: '#173324' },
  down: { light: '#b0261f', dark: '#ff9484' },
  'down-soft': { light: '#f9e3de', dark: '#43201c' },
  warn: { light: '#7d5200', dark: '#e3b35f' },
  'warn-soft': { light: '#f6ecd6', dark: '#352a14' },
} as const;

export type ColorToken = keyof typeof colors;
