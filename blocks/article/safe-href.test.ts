import { expect, it } from 'vitest';
import { safeHref } from './safe-href.ts';

it.each(['/ratgeber', '#kosten', 'https://www.ecb.europa.eu/', 'http://example.org', 'mailto:hallo@parkett.example', ' /mit-rand '])(
  'lets %j through',
  (url) => {
    expect(safeHref(url)).toBe(url.trim());
  },
);

it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', '', undefined])(
  'refuses %j',
  (url) => {
    expect(safeHref(url)).toBeUndefined();
  },
);
