import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { Island } from './live.client.tsx';
import {
  answers,
  asked,
  enter,
  field,
  focus,
  fresh,
  instrument,
  many,
  options,
  press,
  reported,
  show,
  sponsored,
  to,
  type,
  wait,
  useSearchPage,
} from './testing.tsx';

useSearchPage();

describe('a choice', () => {
  it('[SEARCH-013] is kept in front of what was looked for before, and offered while nothing is typed', async () => {
    await focus();
    await type(fresh());
    for (const name of [/Wert2/, /Wert0/, /Wert2/]) {
      const option = screen.getByRole('option', { name });
      option.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(option);
    }
    fireEvent.blur(field());
    fireEvent.change(field(), { target: { value: '' } });
    fireEvent.focus(field());
    await wait(0);
    expect(screen.getByRole('group', { name: 'Zuletzt gesucht' }).textContent).toMatch(/Wert2.*Wert0/);
    expect(screen.getByRole('group', { name: 'Häufig gesucht' }).textContent).toContain('Oft');
    fireEvent.click(screen.getByRole('button', { name: 'Verlauf löschen' }));
    expect(screen.queryByRole('group', { name: 'Zuletzt gesucht' })).toBeNull();
  });

  it('[SEARCH-023] [TRACK-004] [TRACK-006] [TRACK-007] is reported once, as is each answer that was shown, and nothing after leaving', async () => {
    await focus();
    await type(fresh());
    press('ArrowDown');
    enter();
    await wait(0);
    expect(reported()).toEqual(['searchDisplay', 'selectItem']);
    const [shown, chosen] = to('/scapa/data').map(({ body }) => body as Schema<'ScapaData'>);
    expect([shown?.hitType, chosen?.hitType, chosen?.position, chosen?.targetContent?.entityValue]).toEqual([
      'event',
      'event',
      0,
      '100000',
    ]);
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push({ url, body: undefined });
      return new Promise<Response>((resolve) => void (answer = resolve));
    });
    await type(fresh());
    fireEvent.blur(field());
    answer(Response.json({ searchValue: '', list: many }));
    await wait(100);
    expect(reported()).toEqual(['searchDisplay', 'selectItem']);
  });

  it('[SEARCH-023] is not reported for who does not want it', async () => {
    document.cookie = 'consent=0';
    await focus();
    await type(fresh());
    document.cookie = 'consent=; max-age=0';
    expect([options().length, reported()]).toEqual([6, []]);
  });
});

describe('leaving', () => {
  it('[SEARCH-014] clears the text on a press outside and hides the list', async () => {
    await focus();
    await type(fresh());
    fireEvent.pointerDown(screen.getAllByRole('option')[0] ?? document.body);
    expect(field().value).not.toBe('');
    fireEvent.pointerDown(document.body);
    expect([field().value, screen.queryByRole('listbox')]).toEqual(['', null]);
  });

  it('hides the list by Escape and keeps the text; the arrows bring it back', async () => {
    await focus();
    const text = fresh();
    await type(text);
    press('Escape');
    expect([field().value, screen.queryByRole('listbox')]).toEqual([text, null]);
    press('ArrowDown');
    expect(options()).toHaveLength(6);
  });
});

describe('advertising', () => {
  it('[SEARCH-019] [SEARCH-020] is asked for by the suggestions, and shows long and short apart, named as Werbung of its customer', async () => {
    answers.sponsoring = () => Response.json(sponsored);
    answers.query = () => Response.json({ searchValue: '', list: [instrument('Eigen', '300000'), ...many.slice(0, 1)] });
    await focus();
    await type(fresh());
    await wait(50);
    expect(to('/sponsoring').map(({ body }) => body)).toEqual([
      {
        list: [
          { entityType: 'STOCK', entityValue: '300000' },
          { entityType: 'STOCK', entityValue: '100000' },
        ],
      },
    ]);
    expect(screen.getByText('Werbung von Talmark')).toBeTruthy();
    expect(screen.getByText('Knock-outs auf Wert0')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Long' }).querySelector('a')?.getAttribute('href')).toBe('/derivate/lang');
    expect(screen.getByRole('list', { name: 'Short' }).textContent).toBe('Hebel 7');
  });

  it('[SEARCH-020] is not there without an answer', async () => {
    answers.sponsoring = () => Response.json({}, { status: 503 });
    answers.query = () => Response.json({ searchValue: '', list: [instrument('Anders', '400000')] });
    await focus();
    await type(fresh());
    await wait(50);
    expect([to('/sponsoring').length, screen.queryByText(/Werbung/)]).toEqual([1, null]);
  });
});

describe('the search of phones', () => {
  it('[SEARCH-015] opens over the whole screen and has the focus half a second later', async () => {
    render(<Island places={{ start: '/suche', results: '/suche/*' }} />);
    fireEvent.click(screen.getByRole('link', { name: 'Suche' }));
    const input = screen.getByRole('dialog').querySelector('input');
    await wait(499);
    expect(document.activeElement).not.toBe(input);
    await wait(2);
    expect(document.activeElement).toBe(input);
  });

  it('[SHELL-023] closes by the same sign and by its own button, and opens again', async () => {
    render(<Island places={{ start: '/suche', results: '/suche/*' }} />);
    const sign = screen.getByRole('link', { name: 'Suche' });
    const isOpen = () => screen.queryByRole('dialog') !== null;
    fireEvent.click(sign);
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(isOpen()).toBe(false);
    fireEvent.click(sign);
    expect(isOpen()).toBe(true);
    fireEvent.click(sign);
    expect(isOpen()).toBe(false);
  });

  it('[SEARCH-014] keeps the text on a press beside it', async () => {
    show(true);
    fireEvent.focus(field());
    const text = fresh();
    await type(text);
    fireEvent.pointerDown(document.body);
    expect(field().value).toBe(text);
  });
});

describe('keys that lead to the search', () => {
  it('can be switched off and on again', async () => {
    await focus();
    fireEvent.click(screen.getByRole('button', { name: 'Ausschalten' }));
    expect(localStorage.getItem('search-keys')).toBe('off');
    fireEvent.click(screen.getByRole('button', { name: 'Einschalten' }));
    expect(localStorage.getItem('search-keys')).toBeNull();
  });
});
