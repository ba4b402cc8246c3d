import { describe, expect, it } from 'vitest';
import { findingAfter, swap } from './testing/scratch-config.ts';

describe('an entry that stands twice in a list', () => {
  const file = 'coming-pages.yaml';
  it.each([
    ['side by side', '- /premium', 'den 1. und den 2.', 'pages[1]'],
    ['apart', '- /aktien/top/[letter]', 'den 1. und den 3.', 'pages[2]'],
  ])('is told with both places, at the second: %s', (_name, before, places, path) => {
    const message = `„pages“ enthält denselben Eintrag zweimal: ${places}`;
    expect(findingAfter({ [file]: swap(before, `${before}\n  - /premium`) })).toMatchObject({ rule: 'duplicate-entry', message, path });
  });
});
