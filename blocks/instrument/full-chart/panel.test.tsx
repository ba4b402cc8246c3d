import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Panel, panelShift } from './panel.tsx';

afterEach(cleanup);

const open = () => {
  render(
    <Panel label="Indikatoren" count={2}>
      <p>Inhalt</p>
      <input aria-label="Balken" />
    </Panel>,
  );
  const details = screen.getByText('Inhalt').closest('details');
  if (details === null) throw new Error('There is no panel.');
  details.open = true;
  return { details, summary: details.querySelector('summary') };
};

describe('a panel of the chart', () => {
  it('is closed by Escape wherever the focus is, and gives the focus to its button', () => {
    const { details, summary } = open();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([details.open, document.activeElement === summary]).toEqual([false, true]);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(details.open).toBe(false);
  });

  it('stays while something in it has the key for itself', () => {
    const { details } = open();
    const input = screen.getByRole('textbox');
    input.addEventListener('keydown', (event) => event.preventDefault());
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(details.open).toBe(true);
  });

  it('is closed by a touch elsewhere, and not by one within', () => {
    const { details } = open();
    fireEvent.pointerDown(screen.getByText('Inhalt'));
    expect(details.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(details.open).toBe(false);
  });

  it('keeps room for its count, so that no button moves', () => {
    const { summary } = open();
    expect(summary?.querySelector('.full-chart__count')?.textContent).toBe(' (2)');
    cleanup();
    render(
      <Panel label="Indikatoren" count={0}>
        Inhalt
      </Panel>,
    );
    expect(document.querySelector('.full-chart__count')?.textContent).toBe('');
  });

  it.each([
    ['begins at its button where it has room', { left: 100, width: 300, from: 0, to: 900 }, 0],
    ['moves to the left where it would leave the chart', { left: 800, width: 300, from: 0, to: 900 }, -200],
    ['begins with the chart where it is as wide', { left: 250, width: 358, from: 16, to: 374 }, -234],
  ])('%s', (_name, place, shift) => {
    expect(panelShift(place)).toBe(shift);
  });
});
