import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DocumentHead } from './head.tsx';

vi.mock('./assets.ts', () => ({
  pageAssets: () => ({ stylesheet: '/a.css', fonts: [], scripts: [], script: () => undefined, sheet: () => undefined }),
}));

it('[CONST-005] declares the picture of social previews with its size', () => {
  const head = {
    title: 'DAX',
    description: 'Der Index',
    canonical: '/index',
    robots: 'index',
    image: { address: 'https://a.example/b', alt: 'DAX: Kurs' },
  } as const;
  const html = renderToStaticMarkup(<DocumentHead head={head} styles={[]} scripts={[]} />);
  const content = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  expect(['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map(content)).toEqual([
    'https://a.example/b',
    '1200',
    '630',
    'DAX: Kurs',
  ]);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});
