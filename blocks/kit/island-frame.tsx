import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Ours is the theme switch of the page, which CSS follows: Mantine keeps no scheme and listens to none. */
const noScheme: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
const nowhere = (): undefined => undefined;

/**
 * Provider and theme around an island that uses Mantine's components, on the server as in the browser. It writes no style element, which
 * the content security policy forbids, and touches nothing outside. Colours are CSS variables that handle light and dark by themselves
 * (`styles/mantine.css`), so Mantine's own scheme is always `light`.
 */
export function IslandFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      colorSchemeManager={noScheme}
      getRootElement={nowhere}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <div className="island-frame" data-mantine-color-scheme="light" data-respect-reduced-motion="true">
        {children}
      </div>
    </MantineProvider>
  );
}
