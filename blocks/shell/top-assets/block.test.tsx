import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtureConfig } from '../../kit/fixtures.ts';
import { fixtureOf, renderBlock } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { needs } from './data.ts';

const shown = (link: HTMLElement, part: string) => link.querySelector(part)?.textContent;

describe('the bar of top assets', () => {
  it('[SHELL-005] [SHELL-008] has one linked entry per tile in the configured order, under its title where it has one', async () => {
    const screen = await showBlock('top-assets', 'two of three quotes');
    expect(screen.getAllByRole('link').map((link) => [shown(link, '.top-assets__name'), link.getAttribute('href')])).toEqual([
      ['DAX', '/index/DAX-Index-20735'],
      ['EUR/USD', '/devisen/Eurokurs-Euro-Dollar-EUR-USD'],
      ['Nikkei', '/index/Nikkei-225-Index-60972397'],
    ]);
  });

  it('[SHELL-014] [SHELL-007] shows last and performancePct of the quote with its entity value, in the decimals of the tile or two', async () => {
    const screen = await showBlock('top-assets', 'two of three quotes');
    const figures = screen.getAllByRole('link').map((link) => [shown(link, '.top-assets__price'), shown(link, '.price-change__value')]);
    expect(figures).toEqual([
      ['24.065,43', '−0,81\u00A0%'],
      ['1,1723', '+0,15\u00A0%'],
      ['–', '–'],
    ]);
  });

  it('[SHELL-006] signs and colours the change', async () => {
    const screen = await showBlock('top-assets', 'two of three quotes');
    const directions = screen.getAllByRole('link').map((link) => link.querySelector<HTMLElement>('.price-change')?.dataset['direction']);
    expect(directions).toEqual(['down', 'up', undefined]);
  });

  it('[SHELL-010] ends with the switch for dark mode', async () => {
    const screen = await showBlock('top-assets', 'two of three quotes');
    const { lastElementChild } = screen.getByRole('navigation');
    expect(lastElementChild?.hasAttribute('data-theme-toggle')).toBe(true);
  });

  it('[SHELL-012] has empty places for all values while quotes are missing, into which live prices write', async () => {
    const screen = await showBlock('top-assets', 'loading');
    expect(screen.getByRole('list').hasAttribute('data-loading')).toBe(true);
    for (const link of screen.getAllByRole('link')) {
      const cells = [...link.querySelectorAll<HTMLElement>('[data-notation]')];
      expect(cells.map(({ dataset }) => dataset['field'])).toEqual(['performancePct', 'last', 'datetimeLast']);
      expect(cells.map(({ textContent }) => textContent)).toEqual(['', '', '']);
    }
    document.body.innerHTML = await renderBlock('top-assets', 'two of three quotes');
    expect(within(document.body).getByRole('list').hasAttribute('data-loading')).toBe(false);
  });

  it.each(['no quotes', 'without tiles'])('[SHELL-013] hides silently: %s', async (fixture) => {
    expect(await renderBlock('top-assets', fixture)).toBe('');
  });

  it('asks for all tiles at once, at the venue and in the currency of each', () => {
    const { page } = fixtureOf('top-assets', 'loading');
    const { quotes } = needs({ props: { type: 'top-assets' }, page, config: fixtureConfig(), subject: undefined, index: 0 });
    expect(quotes?.input.body.list[1]).toEqual({
      entityType: 'CURRENCY',
      entityValue: 'EURUSD',
      quality: 'BST',
      codeMarket: '_FX1',
      isoCurrency: 'USD',
    });
  });
});
