import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';
import { watchGates } from './gates.ts';

beforeEach(() => {
  localStorage.clear();
  // The test DOM fetches no frames and logs an error for each.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const gate = async () => {
  const screen = await showBlock('external-content', 'ein Video');
  return { screen, input: screen.getByRole<HTMLInputElement>('switch', { name: /Parkett Video/u }) };
};
const frame = () => document.querySelector('iframe');

describe('the gate before external content', () => {
  it('[CONSENT-022] has its title and a switch that says „Ja“ or „Nein“', async () => {
    const { screen, input } = await gate();
    expect(screen.getByText('Externer Inhalt')).toBeTruthy();
    expect([...(input.parentElement?.querySelectorAll('[aria-hidden]') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Nein',
      'Ja',
    ]);
  });

  it('[CONF-031] [CONSENT-021] names the host as configured, is off by default, and holds nothing that a browser loads', async () => {
    const { screen, input } = await gate();
    watchGates();
    expect([input.checked, frame()]).toEqual([false, null]);
    expect(screen.getByText(/Hier steht etwas von Parkett Video/u)).toBeTruthy();
  });

  it('[CONSENT-023] shows the content once it is on, and after a reload at once; that of other hosts stays gated', async () => {
    const { input } = await gate();
    watchGates();
    input.click();
    expect(frame()?.getAttribute('src')).toBe('https://video.parkett.example/embed/42');
    await gate();
    watchGates();
    expect(frame()?.getAttribute('src')).toBe('https://video.parkett.example/embed/42');
    document.body.replaceChildren();
    await showBlock('external-content', 'ein hohes Bild eines anderen Rechners');
    watchGates();
    expect(frame()).toBeNull();
  });

  it('[ARTICLE-014] is a frame with address, width and height, only once its host is let in', async () => {
    const screen = await showBlock('external-content', 'mit Breite und Höhe');
    watchGates();
    expect(frame()).toBeNull();
    screen.getByRole<HTMLInputElement>('switch', { name: /Parkett Video/u }).click();
    expect(['src', 'width', 'height'].map((name) => frame()?.getAttribute(name))).toEqual([
      'https://video.parkett.example/embed/42',
      '640',
      '480',
    ]);
  });

  it('takes the content away when it is switched off again, and remembers that', async () => {
    const { input } = await gate();
    watchGates();
    input.click();
    input.click();
    expect([frame(), localStorage.getItem('external-hosts')]).toEqual([null, '[]']);
  });

  it('leaves a link where nobody configured the host', async () => {
    const screen = await showBlock('external-content', 'ein Rechner, den niemand eingetragen hat');
    expect([screen.queryByRole('switch'), document.querySelector('template')]).toEqual([null, null]);
    expect(screen.getByRole('link', { name: /bei fremd\.example ansehen/u })).toBeTruthy();
  });
});
