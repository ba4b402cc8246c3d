import { inject } from 'vitest';

/** Text and links of a page, as programs read them. */
export interface ReadPage {
  readonly status: number;
  readonly html: string;
  /** Its main part, without markup; parts of it stand apart by spaces. */
  readonly text: string;
  /** Addresses of links in its main part. */
  readonly links: readonly string[];
}

/** Asks the portal for a page, with these cookies or with none. */
export async function readPage(path: string, cookie?: string): Promise<ReadPage> {
  const response = await fetch(inject('portal') + path, { redirect: 'manual', headers: cookie === undefined ? {} : { cookie } });
  const whole = await response.text();
  const html = /<main[\s>].*?<\/main>/su.exec(whole)?.[0] ?? '';
  return {
    status: response.status,
    html,
    text: textOf(html),
    links: [...html.matchAll(/<a [^>]*href="([^"]*)"/gu)].map(([, link = '']) => link),
  };
}

/** The text of markup, with spaces where elements begin and end. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(?:script|style|svg)[\s>].*?<\/(?:script|style|svg)>/gsu, '')
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \n]+/gu, ' ');
}
