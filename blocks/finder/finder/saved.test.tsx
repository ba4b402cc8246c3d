import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { Island } from './saved.client.tsx';

const europe: Schema<'SavedSearch'> = {
  searchId: 'suche-01',
  name: 'Europa',
  finder: '/aktien/finder',
  query: 'isoCountry=DE,FR',
  datetimeCreation: '2026-07-31T15:38:08.550+00:00',
};
let kept: Schema<'SavedSearch'>[];
let asked: string[];

/** Answers like the provider. */
async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { method = 'GET', body } = init ?? {};
  const address = typeof url === 'string' ? url : url instanceof URL ? url.href : url.url;
  const request = typeof body === 'string' ? (JSON.parse(body) as { readonly name: string; readonly query: string }) : undefined;
  asked.push(`${method} ${address.replace(/^.*\/v1\/users\//u, '')} ${typeof body === 'string' ? body : ''}`.trim());
  if (method === 'POST' && request !== undefined) {
    const made = { ...europe, searchId: `suche-0${kept.length + 1}`, ...request };
    kept.push(made);
    return Response.json(made);
  }
  if (method === 'PATCH') return Response.json({ displayErrorMessage: 'Eine Suche „Asien“ hast du hier schon.' }, { status: 409 });
  if (method === 'DELETE') {
    kept = [];
    return new Response(null, { status: 204 });
  }
  return Response.json({ total: kept.length, most: 10, list: kept });
}

beforeEach(() => {
  [kept, asked] = [[europe], []];
  vi.stubGlobal('fetch', vi.fn(answer));
  document.documentElement.dataset['session'] = 'a';
  history.replaceState(null, '', '/aktien/finder?isoCountry=JP&page=3');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['session'];
});

function open(): HTMLFormElement {
  render(<Island finder="/aktien/finder" query="" page="/konto/suchen" />);
  const [details, form] = [document.querySelector('details'), document.querySelector('form')];
  if (details === null || form === null) throw new Error('no panel');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return form;
}

const save = (form: HTMLFormElement, name: string): boolean => {
  fireEvent.change(within(form).getByRole('textbox'), { target: { value: name } });
  return fireEvent.submit(form);
};

it('saves what the address says now, in place, and shows it among the others', async () => {
  const form = open();
  const link = await screen.findByRole('link', { name: 'Europa' });
  expect(link.getAttribute('href')).toBe('/aktien/finder?isoCountry=DE,FR');
  expect(save(form, 'Japan')).toBe(false);
  expect((await screen.findByRole('link', { name: 'Japan' })).getAttribute('href')).toBe('/aktien/finder?isoCountry=JP');
  expect(screen.getByRole('status').textContent).toBe('„Japan“ ist gespeichert.');
});

it('renames and deletes in place, and tells what did not work', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Europa umbenennen' }));
  const field = screen.getByLabelText('Neuer Name für „Europa“');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'Asien' } });
  fireEvent.submit(field.closest('form') ?? field);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Eine Suche „Asien“ hast du hier schon.'));
  expect(asked).toContain('PATCH saved_searches/suche-01 {"name":"Asien"}');
  cleanup();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Europa löschen' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Europa' })).toBeNull());
  expect(asked).toContain('DELETE saved_searches/suche-01');
});

it('asks nobody without a session: the form itself leads on, with the search of the address', () => {
  delete document.documentElement.dataset['session'];
  const form = open();
  const seen: unknown[] = [];
  const look = (event: Event): void => {
    seen.push(event.defaultPrevented, new FormData(form).get('abfrage'));
    event.preventDefault();
  };
  addEventListener('submit', look, { once: true });
  save(form, 'Japan');
  expect(seen).toEqual([false, 'isoCountry=JP']);
  expect(asked).toEqual([]);
  expect(form.getAttribute('action')).toBe('/konto/suchen');
});
