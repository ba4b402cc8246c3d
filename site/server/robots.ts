import { loadedConfig } from '../config-store.ts';
import { siteOrigin } from '../site-origin.ts';

/** Content of robots.txt: allows everything but the API and the gallery of blocks. */
export function robotsText(): string {
  const origin = siteOrigin(loadedConfig().config.site.hosts.www);
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /bausteine',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/sitemap-news.xml`,
    '',
  ].join('\n');
}
