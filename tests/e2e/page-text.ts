import { inject } from 'vitest';

/** Text and links of a page as programs read them. */
export interface ReadPage {
  readonly status: number;
  readonly html: string;
  /** Text of its main part without markup; elements are separated by spaces. */
  readonly text: string;
  /** Addresses of the links in its main part. */
  readonly links: readonly string[];
}

/** Requests a page of the portal, with these cookies or without any. */
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

/** Returns the text of markup, with spaces where elements begin and end. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(?:script|style|svg)[\s>].*?<\/(?:script|style|svg)>/gsu, '')
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \n]+/gu, ' ');
}
