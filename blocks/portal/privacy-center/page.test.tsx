import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER } from '#blocks/kit/page-state/report-answer.ts';
import { renderFixture, fixtureOf, renderBlock } from '#blocks/kit/testing.ts';
import { start } from './page.ts';

const told = vi.fn<(text: string) => void>();
const decided = vi.fn<(detail: unknown) => void>();
const onAnswer = (event: Event): void => told((event as CustomEvent<{ displaySuccessMessage: string }>).detail.displaySuccessMessage);
const onDecision = (event: Event): void => decided((event as CustomEvent<unknown>).detail);
const sent = vi.fn<(fields: string) => Promise<Response>>();
const shown = vi.fn<() => Response>();
const assign = vi.fn();
const reload = vi.fn();
const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
const press = (label: string) => [...(dialog()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === label)?.click();
const link = () => document.querySelector<HTMLAnchorElement>('.site-footer a[href^="/privacy-center"]') as HTMLAnchorElement;

/**
 * Opens the Privacy Center, in the state of the visitor's decision, on a page with footer and, if something needs consent, the bar's
 * template.
 */
async function open(center = 'agreed to one purpose', consent = 'nothing needs consent'): Promise<HTMLDialogElement> {
  const html = await renderFixture(fixtureOf('privacy-center', center));
  shown.mockImplementation(() => new Response(`<main>${html}</main>`, { headers: { 'content-type': 'text/html' } }));
  document.body.innerHTML = (await renderBlock('site-footer', 'all groups')) + (await renderBlock('consent-bar', consent));
  await start(link());
  return dialog() as HTMLDialogElement;
}

beforeEach(() => {
  for (const mock of [told, decided, sent, shown, assign, reload]) mock.mockReset();
  sent.mockImplementation(async (fields) => {
    const chosen = new URLSearchParams(fields).getAll('purpose');
    document.cookie = `consent=${chosen.includes('1') || fields.includes('choice=11') ? 1 : 0}; path=/`;
    document.cookie = `purposes=${['1', '2', '4'].map((id) => (chosen.includes(id) ? id : `-${id}`)).join('.')}; path=/`;
    return Response.json({ location: null });
  });
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    init?.method === 'POST' ? sent(String(init.body as URLSearchParams)) : shown(),
  );
  vi.stubGlobal('location', {
    assign,
    reload,
    pathname: '/aktien',
    search: '',
    protocol: 'https:',
    href: 'https://www.parkett.example/aktien',
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener(ANSWER, onAnswer);
  document.addEventListener('parkett:consent', onDecision);
});
afterEach(() => {
  document.removeEventListener(ANSWER, onAnswer);
  document.removeEventListener('parkett:consent', onDecision);
  for (const name of ['consent', 'purposes']) document.cookie = `${name}=; max-age=0; path=/`;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the privacy manager', () => {
  it('[SHELL-053] shows the purposes of the Privacy Center over the page, as the visitor left them, and goes nowhere', async () => {
    const manager = await open();
    const boxes = [...manager.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(({ checked }) => checked);
    expect([manager.open, boxes, assign.mock.calls]).toEqual([true, [true, false, false], []]);
    const name = document.getElementById(manager.getAttribute('aria-labelledby') ?? '');
    expect([name?.textContent, document.activeElement === name]).toEqual(['Deine Einwilligungen', true]);
  });

  it('[SHELL-053] keeps what is chosen by the same call as the page, says so, and gives the focus back', async () => {
    const manager = await open();
    manager.querySelector<HTMLInputElement>('input[value="2"]')?.click();
    press('Auswahl speichern');
    await vi.waitFor(() => expect(told.mock.calls).toEqual([['Auswahl gespeichert']]));
    expect(sent.mock.calls).toEqual([['choice=12&purpose=1&purpose=2']]);
    expect([dialog(), document.activeElement, assign.mock.calls]).toEqual([null, link(), []]);
  });

  it.each([
    ['Alle ablehnen', 'choice=13'],
    ['Alle akzeptieren', 'choice=11'],
  ])('%s counts whatever is ticked', async (label, fields) => {
    await open();
    press(label);
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(sent.mock.calls).toEqual([[fields]]);
  });

  it.each([
    ['its button', (manager: HTMLElement) => manager.querySelector<HTMLElement>('[aria-label="Privacy Center schließen"]')?.click()],
    ['a click beside it', (manager: HTMLElement) => manager.click()],
  ])('closes by %s, gives the focus back and keeps nothing', async (_name, close) => {
    close(await open());
    expect([dialog(), document.activeElement, sent.mock.calls]).toEqual([null, link(), []]);
  });

  it('stays with a word about it when nothing was kept', async () => {
    const manager = await open();
    sent.mockImplementation(async () => new Response(null, { status: 503 }));
    press('Auswahl speichern');
    await vi.waitFor(() => expect(manager.querySelector('[role=alert]')?.textContent).toContain('ließ sich nicht speichern'));
    expect([manager.open, told.mock.calls]).toEqual([true, []]);
  });

  it.each([
    ['an error', () => new Response(null, { status: 503 })],
    ['a page without the form', () => new Response('<p>Wartung</p>')],
  ])('rejects on %s, so that the link is followed', async (_name, answer) => {
    await open();
    dialog()?.close();
    shown.mockImplementation(answer);
    await expect(start(link())).rejects.toThrow('No privacy manager');
    expect([dialog(), link().ariaBusy, document.documentElement.dataset['navigating']]).toEqual([null, null, undefined]);
  });

  it('opens once, and on the page of the Privacy Center leads to its form', async () => {
    await open();
    await start(link());
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    dialog()?.close();
    vi.stubGlobal('location', { assign, pathname: '/privacy-center' });
    await start(link());
    expect([dialog(), assign.mock.calls]).toEqual([null, [[link().href]]]);
  });
});

describe('on a page with something that needs consent', () => {
  it('a decision takes the bar away and is told with the property', async () => {
    await open('nobody has decided', 'something needs consent');
    document.body.insertAdjacentHTML('beforeend', '<section class="consent-bar"></section>');
    dialog()?.querySelector<HTMLInputElement>('input[value="1"]')?.click();
    press('Auswahl speichern');
    await vi.waitFor(() => expect(decided.mock.calls).toEqual([[{ granted: [1], property: 'www.parkett.example' }]]));
    expect([document.querySelector('.consent-bar'), reload.mock.calls]).toEqual([null, []]);
  });

  it('what was withdrawn ends: the page is loaded again without it', async () => {
    document.cookie = 'consent=1; path=/';
    document.cookie = 'purposes=1.2.-4; path=/';
    await open('agreed to one purpose', 'something needs consent');
    press('Alle ablehnen');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
