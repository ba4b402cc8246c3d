import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Color scheme manager that does nothing: the page has its own theme switch, which CSS follows. */
const noScheme: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
const nowhere = (): undefined => undefined;

/**
 * Provider and theme for islands with Mantine components, on the server and in the browser. It writes no style element, which the content
 * security policy forbids, and changes nothing outside of the island. Colors are CSS variables that handle light and dark themselves
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
