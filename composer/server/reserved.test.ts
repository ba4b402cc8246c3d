import { expect, it } from 'vitest';
import { parsePattern } from '#documents/routes/pattern.ts';
import { reservedPart } from '#documents/routes/reserved.ts';
import { isOfApp } from './app-files.ts';
import { PREVIEW, PREVIEW_UPDATE, SHARED_PREVIEW } from './preview.ts';

it.each([PREVIEW, SHARED_PREVIEW, PREVIEW_UPDATE, '/redaktion', '/redaktion/seiten'])(
  'no page may have what the workshop answers: %s',
  (address) => {
    expect(isOfApp(address) || address.startsWith('/redaktion/')).toBe(true);
    expect(reservedPart(parsePattern(address.replace(/(?<=.)\/$/u, '')).segments)).toBe('/redaktion');
  },
);
