import { inject } from 'vitest';

export const portal = inject('portal');
export const get = (path: string) => fetch(`${portal}${path}`, { redirect: 'manual' });
export const html = async (path: string): Promise<string> => (await get(path)).text();
export const robotsOf = (page: string): string | undefined => /<meta name="robots" content="([^"]+)"/.exec(page)?.[1];
export const entriesOf = (page: string): string[] =>
  [...page.matchAll(/article-list__headline"><a href="([^"]+)"/g)].map(([, href = '']) => href);

interface Found {
  readonly total: number;
  readonly list: readonly { readonly urls: { readonly WEBSITE: string }; readonly newsCategory: { readonly alias: string } }[];
}
export const find = async (query: string) => (await (await get(`/api/v1/articles/finder/configuration_query?${query}`)).json()) as Found;
