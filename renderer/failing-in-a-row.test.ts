import { expect, it } from 'vitest';
import type { PageDocument } from '#documents/generated/types.ts';
import { renderPath, sap, StatusError, testContext } from './testing.tsx';

const share: { route: string; subject: PageDocument['subject']; title: string } = {
  route: '/aktien/[...snapshot]',
  title: '{instrument.name} Aktie',
  subject: { kind: 'instrument', entityTypes: ['STOCK'], parameter: 'snapshot', subPages: [] },
};

it('[ERR-001] tells the error once where several blocks of a column fail in a row, and names what else is missing', async () => {
  const down = {
    getInstrument: () => sap,
    getQuote: () => {
      throw new StatusError(500);
    },
  };
  const draw = async (...main: readonly object[]): Promise<readonly string[]> => {
    const result = await renderPath('/aktien/SAP-Aktie-DE0007164600', testContext([{ ...share, body: { main } }], down));
    if (result.kind !== 'page') throw new Error('expected a page');
    return [...result.html.matchAll(/class="block-fallback"|<h2[^>]*>[^<]*<\/h2>|Auch diese Daten fehlen gerade\.|<p>plain/gu)].map(
      ([found]) => found.replaceAll(/<[^>]*>|class=|"/gu, ''),
    );
  };
  const quote = { type: 'quote' };
  const missing = 'Auch diese Daten fehlen gerade.';
  expect(await draw(quote, { ...quote, headline: 'Geldmarkt' }, quote)).toEqual(['block-fallback', 'Geldmarkt', missing, missing]);
  expect(await draw(quote, { type: 'plain' }, quote)).toEqual(['block-fallback', 'plain', 'block-fallback']);
  // An error in a block that only some visitors see does not count as shown, so the next block shows it in full.
  expect(await draw({ ...quote, isEnabled: { loggedIn: true } }, quote)).toEqual(['block-fallback', 'block-fallback']);
  // A block without output does not interrupt the row of failed blocks.
  expect(await draw(quote, { ...quote, onError: 'nothing' }, quote)).toEqual(['block-fallback', missing]);
});
