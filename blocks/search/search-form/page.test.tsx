import { afterEach, expect, it, vi } from 'vitest';
import { showBlock } from '#blocks/kit/testing-dom.ts';
import { start } from './page.ts';

afterEach(() => void vi.unstubAllGlobals());

it('[TRACK-006] [TRACK-007] tells which hit of a search page is chosen, and that another search is run, but nothing of what was typed', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => (sent.push(JSON.parse(body)), new Response()));
  // Prevents navigation in the tests.
  const stay = (event: Event): void => event.preventDefault();
  for (const name of ['click', 'submit']) document.addEventListener(name, stay);
  start('s-1');
  const hits = await showBlock('search-results', 'zwei Arten');
  hits.getByRole('link', { name: 'SAP' }).click();
  hits.getByRole('link', { name: 'Alle 12 Aktien anzeigen' }).click();
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  expect(sent).toMatchObject([
    {
      scapaId: 's-1',
      hitType: 'event',
      eventAction: 'selectItem',
      position: 0,
      targetContent: { entityType: 'STOCK', entityValue: '82849', name: 'SAP' },
    },
  ]);
  const form = await showBlock('search-form', 'mit Text');
  form.getByRole<HTMLInputElement>('searchbox').form?.requestSubmit();
  await vi.waitFor(() => expect(sent.slice(1)).not.toEqual([]));
  expect(sent.slice(1)).toMatchObject([
    { scapaId: 's-1', eventAction: 'instrumentSearch', contentPath: expect.not.stringContaining('SAP') },
  ]);
  for (const name of ['click', 'submit']) document.removeEventListener(name, stay);
});
