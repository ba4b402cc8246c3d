import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChartView } from '#domain/chart/view.ts';
import { USER_CHANGED } from '../../kit/session/user-changed.ts';
import type { ChartProps } from './chart-props.ts';
import { MorePanel } from './more-panel.tsx';

const names = (): string[] => screen.getAllByRole('button').map(({ textContent }) => textContent);
const open = (): void =>
  void render(
    <MorePanel chart={{ name: 'SAP' } as ChartProps} view={{} as ChartView} shown={undefined} overlays={[]} picture={() => undefined} />,
  );
const PLAIN = ['Ganzer Bildschirm', 'Bild speichern (PNG)', 'Kurse anhören'];

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['session'];
  document.dispatchEvent(new Event(USER_CHANGED));
});

const logIn = (features: readonly string[]) => {
  document.documentElement.dataset['session'] = '1';
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ activated: true, purchasedProducts: [], features })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('[USER-028] offers figures as a file only to those with the csv download feature, and asks nobody about a visitor', async () => {
  const fetched = logIn(['csv_download_feature']);
  delete document.documentElement.dataset['session'];
  open();
  expect(names()).toEqual(PLAIN);
  expect(fetched).not.toHaveBeenCalled();
  cleanup();
  logIn(['csv_download_feature']);
  open();
  expect(await screen.findByRole('button', { name: 'Kurse speichern (CSV)' })).toBeTruthy();
});

it('offers no figures to a user without it', async () => {
  const fetched = logIn(['chart_analysis_pro_feature']);
  open();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await act(async () => void (await fetched.mock.results[0]?.value));
  expect(names()).toEqual(PLAIN);
});
