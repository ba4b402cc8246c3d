import { createTheme, mergeMantineTheme, type CSSVariablesResolver, DEFAULT_THEME } from '@mantine/core';
import { theme as portalTheme } from '#blocks/kit/theme.ts';

/** Theme of the portal with the dimensions of a tool: smaller type, denser controls. */
export const theme = mergeMantineTheme(
  mergeMantineTheme(DEFAULT_THEME, portalTheme),
  createTheme({
    headings: { fontFamily: 'inherit', fontWeight: '600' },
    components: {
      Button: { defaultProps: { size: 'xs' } },
      ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
      TextInput: { defaultProps: { size: 'xs' } },
      Textarea: { defaultProps: { size: 'xs' } },
      Select: { defaultProps: { size: 'xs' } },
      Autocomplete: { defaultProps: { size: 'xs' } },
      NativeSelect: { defaultProps: { size: 'xs' } },
      NumberInput: { defaultProps: { size: 'xs' } },
      TagsInput: { defaultProps: { size: 'xs' } },
      MultiSelect: { defaultProps: { size: 'xs' } },
      Checkbox: { defaultProps: { size: 'xs' } },
      Switch: { defaultProps: { size: 'xs' } },
      SegmentedControl: { defaultProps: { size: 'xs' } },
      Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
      Modal: { defaultProps: { centered: false, yOffset: '8vh', closeButtonProps: { 'aria-label': 'Schließen' } } },
      Menu: { defaultProps: { shadow: 'md', position: 'bottom-start' } },
    },
  }),
);

const both = {
  '--mantine-color-body': 'var(--color-paper)',
  '--mantine-color-text': 'var(--color-ink)',
  '--mantine-color-dimmed': 'var(--color-muted)',
  '--mantine-color-placeholder': 'var(--color-muted)',
  '--mantine-color-error': 'var(--color-down)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-color': 'var(--color-ink)',
  '--mantine-color-default-hover': 'var(--color-sunken)',
  '--mantine-color-default-border': 'var(--color-rule)',
  '--mantine-color-anchor': 'var(--color-accent)',
  '--mantine-primary-color-filled': 'var(--color-accent)',
  '--mantine-primary-color-filled-hover': 'var(--color-accent-hover)',
  '--mantine-primary-color-light': 'var(--color-accent-soft)',
  '--mantine-primary-color-light-color': 'var(--color-accent)',
  '--mantine-color-gray-light-hover': 'var(--color-sunken)',
  '--mantine-color-gray-light-color': 'var(--color-muted)',
  '--mantine-color-disabled': 'var(--color-sunken)',
  '--mantine-color-disabled-color': 'var(--color-muted)',
};

/** Maps Mantine's colors to the portal's color roles, which adapt to light and dark themselves. */
export const variables: CSSVariablesResolver = () => ({ variables: {}, light: both, dark: both });
