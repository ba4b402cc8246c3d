import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.mock('./assets.ts', () => ({
  pageAssets: () => ({ stylesheet: '/a.css', fonts: [], scripts: [], script: () => undefined, sheet: () => undefined }),
}));
vi.mock('next/document', () => ({ Html: (props: object) => createElement('html', props), Main: () => <main /> }));
vi.mock('next/dist/shared/lib/html-context.shared-runtime', () => ({ useHtmlContext: () => ({ docComponentsRendered: {} }) }));

it('[SHELL-001] every page says at its root that it is German', async () => {
  const { default: Document } = await import('../pages/_document.tsx');
  const props = { __NEXT_DATA__: { props: { pageProps: {} } } } as unknown as Parameters<typeof Document>[0];
  expect(renderToStaticMarkup(<Document {...props} />)).toMatch(/^<html lang="de">/u);
});
