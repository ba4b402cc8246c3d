import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';
import {
  answers,
  asked,
  assign,
  enter,
  field,
  focus,
  fresh,
  many,
  options,
  press,
  reported,
  show,
  to,
  type,
  wait,
  useSearchPage,
} from './testing.tsx';

useSearchPage();

describe('the search without scripts', () => {
  it('[SEARCH-001] is a plain form that asks the page of results, and a link to it on phones', async () => {
    vi.useRealTimers();
    const page = await showBlock('search-box', 'in the header');
    const input = page.getByRole<HTMLInputElement>('searchbox', { name: 'Suche' });
    expect([input.form?.getAttribute('action'), input.form?.method, input.name, input.placeholder]).toEqual([
      '/suche',
      'get',
      'q',
      'Suche',
    ]);
    expect(page.getByRole('link', { name: 'Suche' }).getAttribute('href')).toBe('/suche');
  });
});

describe('suggestions', () => {
  it('[SEARCH-003] [SEARCH-004] are neither there nor asked for while the search has no focus', async () => {
    show();
    await type(fresh());
    expect([asked, screen.queryByRole('listbox'), field().getAttribute('aria-expanded')]).toEqual([[], null, 'false']);
    fireEvent.focus(field());
    await wait(600);
    expect([to('/query').length, field().getAttribute('aria-expanded')]).toEqual([1, 'true']);
  });

  it('[SEARCH-005] are asked for once, with the last of three quick texts', async () => {
    await focus();
    const text = fresh();
    for (const part of [text.slice(0, 2), text.slice(0, 3)]) await type(part, 200);
    await type(text, 499);
    expect(to('/query')).toEqual([]);
    await wait(2);
    expect(to('/query').map(({ url }) => new URL(url, 'http://a').searchParams.get('searchValue'))).toEqual([text]);
  });

  it('[SEARCH-006] [SEARCH-008] are five at most, each with name, WKN and kind, linked to its page', async () => {
    await focus();
    await type(fresh());
    const { searchParams } = new URL(to('/query')[0]?.url ?? '', 'http://a');
    expect([searchParams.get('limit'), searchParams.get('scapaId')]).toEqual(['5', expect.stringMatching(/^s-/)]);
    expect(options()).toEqual([...many.slice(0, 5).map(({ name, wkn }) => `${name}Aktie · WKN ${wkn}`), 'Alle Ergebnisse anzeigen']);
    expect(screen.getAllByRole('option')[0]?.getAttribute('href')).toBe('/aktien/Wert0-Aktie');
  });

  it('[SEARCH-007] carry one id until the visitor leaves, and another one afterwards', async () => {
    await focus();
    await type(fresh());
    await type(fresh());
    fireEvent.blur(field());
    fireEvent.focus(field());
    await type(fresh());
    const [first, second, third] = to('/query').map(({ url }) => new URL(url, 'http://a').searchParams.get('scapaId'));
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('[SEARCH-009] [SEARCH-010] lead to all results from three letters and two suggestions on', async () => {
    await focus();
    await type('we');
    expect(options()).not.toContain('Alle Ergebnisse anzeigen');
    await type('wer t');
    expect(screen.getByRole('option', { name: 'Alle Ergebnisse anzeigen' }).getAttribute('href')).toBe('/suche/wer-t');
    answers.query = () => Response.json({ searchValue: '', list: many.slice(0, 1) });
    await type(fresh());
    expect(options()).toHaveLength(1);
  });

  it('say which words were left out', async () => {
    answers.query = () => Response.json({ searchValue: '', list: many, ignoredWords: ['Kurs', 'heute'] });
    await focus();
    await type(fresh());
    expect(screen.getByText('Gesucht ohne „Kurs“ und „heute“.')).toBeTruthy();
  });

  it('[SEARCH-017] say so when there are none', async () => {
    answers.query = () => Response.json({ searchValue: '', list: [] });
    await focus();
    const text = fresh('nichts ');
    await type(text);
    expect(screen.getByText(`Es wurden keine Wertpapiere für „${text}“ gefunden.`)).toBeTruthy();
    // Articles and guides are only on the page of results.
    expect(options()).toEqual(['Alle Ergebnisse anzeigen']);
  });

  it('[SEARCH-018] say so when they cannot be asked for, and Enter still searches', async () => {
    answers.query = () => Response.json({}, { status: 503 });
    await focus();
    const text = fresh();
    await type(text, 5_000);
    expect(screen.getByRole('alert').textContent).toContain('nicht erreichbar');
    enter();
    expect(assign).toHaveBeenCalledWith(`/suche/${text}`);
  });
});

describe('Enter', () => {
  it('[SEARCH-011] does nothing without a text, and shows all results when it may mean several', async () => {
    await focus();
    enter();
    expect(assign).not.toHaveBeenCalled();
    const text = fresh('deutsche  ');
    await type(text);
    enter();
    expect(assign).toHaveBeenCalledWith(`/suche/${text.replace('  ', '-')}`);
    await wait(0);
    expect(reported()).toEqual(['searchDisplay', 'instrumentSearch']);
  });

  it('[SEARCH-012] goes to the one instrument that is suggested, and not before its suggestion is there', async () => {
    answers.query = () => Response.json({ searchValue: '', list: many.slice(0, 1) });
    await focus();
    const text = fresh();
    await type(text);
    fireEvent.change(field(), { target: { value: `${text}x` } });
    enter();
    expect(assign).toHaveBeenLastCalledWith(`/suche/${text}x`);
    await type(text);
    enter();
    expect(assign).toHaveBeenLastCalledWith('/aktien/Wert0-Aktie');
  });

  it('follows the line that the arrows have reached', async () => {
    await focus();
    await type(fresh());
    press('ArrowDown');
    press('ArrowDown');
    expect(document.querySelector(`#${CSS.escape(field().getAttribute('aria-activedescendant') ?? '')}`)?.textContent).toContain('Wert1');
    enter();
    expect(assign).toHaveBeenCalledWith('/aktien/Wert1-Aktie');
    for (let back = 0; back < 3; back += 1) press('ArrowUp');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Alle Ergebnisse anzeigen');
  });
});
