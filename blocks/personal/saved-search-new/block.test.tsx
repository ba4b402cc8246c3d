import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('asks for a name and sends what was brought along', async () => {
  const screen = await showBlock('saved-search-new', 'brought from a finder');
  expect(screen.getByLabelText('Name der Suche').getAttribute('maxlength')).toBe('60');
  const sent = new FormData(document.querySelector('form') ?? undefined);
  expect([sent.get('finder'), sent.get('query')]).toEqual(['/aktien/finder', 'isoCountry=DE']);
});

it('is not there where nobody comes from a finder', async () => {
  await showBlock('saved-search-new', 'nothing brought');
  expect(document.querySelector('form')).toBeNull();
});
