import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '#blocks/kit/fixtures.ts';
import { blocksByType } from '#blocks/generated/registry.ts';
import type { PublicCall } from '#client/audience.ts';
import { findingsAfter, loadedAfter, swap } from '#documents/reader/testing/scratch-config.ts';
import { readPath } from '#documents/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { renderPage } from '#renderer/render-page.ts';
import { matchPage } from '#renderer/route.ts';

const PATH = '/ratgeber/etf-erklaert';
const service = (template: string) => ({ 'site.yaml': swap('/bilder/{id}.svg', template) });

/** Renders the page of an article with a picture and a photo, with pictures from this image service. */
async function draw(template: string): Promise<string> {
  const { config } = loadedAfter(service(template));
  const match = config === undefined ? undefined : matchPage(config, readPath(PATH));
  if (config === undefined || match === undefined) throw new Error(`${PATH} is no page.`);
  const articles = readDocument(join(import.meta.dirname, '../../blocks/fixtures/articles.yaml')) as Record<string, object>;
  const photo = { type: 'photo', cloudinaryId: 'im-text', title: 'Säulen', width: 1200, height: 630 };
  const article = { ...articles['plainArticle'], cloudinaryId: 'kopf', contentItems: [photo] };
  const call = async (operation: string) => {
    if (operation === 'getArticle') return article;
    if (operation === 'getArticleDirectory') return { categories: [], authors: [], sources: [], podcasts: [] };
    throw Object.assign(new Error(`${operation} is not answered`), { status: 503 });
  };
  const context = {
    config,
    registry: blocksByType,
    preview: false,
    origin: 'https://www.parkett.example',
    deadline: 5_000,
    checkProps: () => undefined,
    call: call as unknown as PublicCall,
  };
  const page = await renderPage({ path: PATH, match, query: {}, now: Date.parse('2026-07-31T15:40:00Z'), visitor: ANYONE }, context);
  if (page.kind !== 'page') throw new Error(`${PATH} is ${page.kind}.`);
  return page.html;
}

function srcSetOf(html: string, className: string): string {
  const image = html.split('<img ').find((part) => part.split('>')[0]?.includes(`class="${className}"`));
  return /srcset="([^"]*)"/iu.exec(image?.split('>')[0] ?? '')?.[1] ?? '';
}

/** Candidates of the pictures of a page: address and declared width. */
function candidates(html: string, className: string): readonly (readonly [string, number])[] {
  return [...srcSetOf(html, className).matchAll(/upload\/(\S+)\/[a-z-]+\.jpg (\d+)w/gu)].map(([, asked = '', width]) => [
    asked,
    Number(width),
  ]);
}

describe('pages with pictures of an image service', () => {
  const TEMPLATE = 'https://bilder.example/upload/{transformation}/{id}.jpg';
  const asked = (width: number): readonly [string, number] => [
    `w_${width},h_${Math.round(width / (1200 / 630))},c_fill,dpr_2.0,g_face,f_webp`,
    2 * width,
  ];

  it('[HTTP-072] [CONST-002] ask for the six widths, filled around faces, in double resolution, as WebP', async () => {
    expect(findingsAfter(service(TEMPLATE))).toEqual([]);
    const html = await draw(TEMPLATE);
    expect(candidates(html, 'article-header__picture').map(([, width]) => width)).toEqual([200, 400, 640, 900, 1_536, 2_048]);
    expect(candidates(html, 'article-header__picture')[2]).toEqual(asked(320));
    expect(candidates(html, 'article-header__picture').every(([how]) => /^w_\d+,h_\d+,c_fill,dpr_2\.0,g_face,f_webp$/u.test(how))).toBe(
      true,
    );
  });

  it('[CONST-004] ask for photos of articles in the widths of the four layouts', async () => {
    const photo = candidates(await draw(TEMPLATE), 'photo__image');
    expect(photo).toEqual(expect.arrayContaining([320, 480, 744, 658].map(asked)));
  });

  it('[CONST-002] [CONST-004] also of one that takes widths alone', async () => {
    const html = await draw('https://bilder.example/{id}?w={width}');
    const widths = (name: string) => [...srcSetOf(html, name).matchAll(/\?w=(\d+) \1w/gu)].map(([, width]) => Number(width));
    expect(widths('article-header__picture')).toEqual([100, 200, 320, 450, 768, 1_024]);
    expect(widths('photo__image')).toEqual([320, 480, 640, 658, 744, 960, 1_316, 1_488]);
  });
});
