import { cleanup, render, screen } from '@testing-library/react';
import { QueryObserver, useQuery } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { usePageQueryClient } from './island-hooks.ts';
import { USER_CHANGED } from './session/user-changed.ts';

afterEach(() => {
  cleanup();
  // The page's cache outlives the rendered components, so it is cleared.
  document.dispatchEvent(new Event(USER_CHANGED));
});

it('what a page shows when the user changes is asked for again, and what it does not show is forgotten', async () => {
  let asked = 0;
  const { client } = await shown(() => `Antwort ${(asked += 1)}`);
  await screen.findByText('Antwort 1');
  const other = new QueryObserver(client, { queryKey: ['other'], queryFn: () => 'von früher' });
  other.subscribe(() => undefined)();
  client.setQueryData(['other'], 'von früher');
  document.dispatchEvent(new Event(USER_CHANGED));
  await screen.findByText('Antwort 2');
  expect(client.getQueryData(['other'])).toBeUndefined();
  // Components still observe later writes.
  client.setQueryData(['shown'], 'von jetzt');
  await screen.findByText('von jetzt');
  expect(asked).toBe(2);
});

it('a call about somebody who has gone is not made', async () => {
  let asked = 0;
  let isThere = true;
  await shown(
    () => `Antwort ${(asked += 1)}`,
    () => isThere,
  );
  await screen.findByText('Antwort 1');
  document.dispatchEvent(new Event(USER_CHANGED));
  // The page removes the session right after the event.
  isThere = false;
  await screen.findByText('nichts');
  expect(asked).toBe(1);
});

async function shown(ask: () => string, isAsked: () => boolean = () => true) {
  let client: ReturnType<typeof usePageQueryClient> | undefined;
  function Shown() {
    const own = usePageQueryClient();
    client = own;
    const { data } = useQuery({ queryKey: ['shown'], queryFn: ask, enabled: isAsked }, own);
    return <p>{data ?? 'nichts'}</p>;
  }
  render(<Shown />);
  if (client === undefined) throw new Error('no client');
  return { client };
}
