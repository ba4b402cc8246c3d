import { afterEach, expect, it, vi } from 'vitest';
import { awaitEvents, LAYERS } from './await-events.ts';

const started = vi.fn<(missed: readonly string[]) => void>();
Object.assign(globalThis, { layersStarted: (missed: readonly Event[]) => started(missed.map(({ type }) => type)) });
afterEach(() => started.mockReset());

/** Module that reports the events with which it is started. */
const module = (name: string): string => `data:text/javascript,/*${name}*/export const start=(missed)=>globalThis.layersStarted(missed)`;

function shown(name: string): Document {
  document.body.innerHTML = '<details data-sheet><summary>Menü</summary><details id="inner"></details></details><p>Text</p>';
  awaitEvents(LAYERS, module(name));
  return document;
}

const escape = (): Event => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });

it('hands Escape on to what is fetched when the navigation opens: whoever presses it meanwhile closes it, too', async () => {
  const page = shown('open');
  const sheet = page.querySelector('details');
  sheet?.setAttribute('open', '');
  sheet?.dispatchEvent(new Event('toggle'));
  page.querySelector('summary')?.dispatchEvent(escape());
  await vi.waitFor(() => expect(started.mock.calls[0]?.[0]).toContain('keydown'));
});

it('fetches nothing for keys beside it, nor while it is closed', async () => {
  const page = shown('closed');
  for (const part of ['p', 'summary']) page.querySelector(part)?.dispatchEvent(escape());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(started).not.toHaveBeenCalled();
});

it('fetches nothing for what is open within the closed navigation: a page that is read says that of itself', async () => {
  const page = shown('inner');
  page.querySelector('#inner')?.dispatchEvent(new Event('toggle'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(started).not.toHaveBeenCalled();
});
