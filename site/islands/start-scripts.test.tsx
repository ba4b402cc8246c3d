import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startScripts } from './start-scripts.ts';

const started = vi.fn<(link: HTMLAnchorElement) => Promise<void>>();
const assign = vi.fn();
Object.assign(globalThis, { managerStarted: started });
startScripts('click|data:text/javascript,export%20const%20start=(link)=>globalThis.managerStarted(link)|a[data-privacy]');

describe('the script of a link', () => {
  const click = (init: MouseEventInit = {}): boolean =>
    document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ?? false;

  beforeEach(() => {
    started.mockReset().mockResolvedValue();
    assign.mockReset();
    vi.stubGlobal('location', { assign });
    document.body.innerHTML = '<a href="/privacy-center#privacy-center" data-privacy=""><span>Privacy Center</span></a>';
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('[SHELL-053] a click on the link to the Privacy Center hands it to the module that shows it, and leads nowhere', async () => {
    expect(click()).toBe(false);
    await vi.waitFor(() => expect(started.mock.calls).toEqual([[document.querySelector('a')]]));
    expect(assign).not.toHaveBeenCalled();
  });

  it('[SHELL-053] follows the link when the module fails', async () => {
    started.mockRejectedValue(new Error('offline'));
    click();
    await vi.waitFor(() => expect(assign.mock.calls).toEqual([[document.querySelector('a')?.href]]));
  });

  it.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ shiftKey: true }]])('leaves a click with %j to the browser', async (init) => {
    document.querySelector('a')?.addEventListener('click', (event) => setTimeout(() => event.preventDefault()), { once: true });
    expect(click(init)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(started).not.toHaveBeenCalled();
  });
});

describe('the script of what somebody comes near', () => {
  const missed = vi.fn<(missed: readonly string[]) => void>();
  Object.assign(globalThis, { finderStarted: (events: readonly Event[]) => missed(events.map(({ type }) => type)) });
  afterEach(() => missed.mockReset());
  const module = (name: string): string =>
    `data:text/javascript,/*${name}*/export%20const%20start=(missed)=>globalThis.finderStarted(missed)`;

  function near(name: string): HTMLInputElement {
    document.body.innerHTML = '<p>Text</p><div data-finder><label><input type="checkbox">Gold</label></div>';
    startScripts(`near|${module(name)}|[data-finder] *`);
    return document.querySelector('input') as HTMLInputElement;
  }

  it('fetches nothing before somebody comes near, and once then', async () => {
    const box = near('near');
    document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(missed).not.toHaveBeenCalled();
    for (const type of ['pointerover', 'focusin']) box.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce());
  });

  it('hands on what was ticked meanwhile, and nothing later', async () => {
    const box = near('ticked');
    box.click();
    await vi.waitFor(() => expect(missed.mock.calls).toEqual([[['input']]]));
    box.click();
    expect(missed).toHaveBeenCalledOnce();
  });

  it('is there for who goes back by the history', async () => {
    near('back');
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(missed.mock.calls).toEqual([[['popstate']]]));
  });
});

describe('the other scripts', () => {
  const begun = vi.fn<(name: string) => void>();
  Object.assign(globalThis, { scriptBegun: begun });
  const module = (name: string): string => `data:text/javascript,export%20const%20start=()=>globalThis.scriptBegun('${name}')`;
  afterEach(() => begun.mockReset());

  it('begin with the page, or once the browser has nothing else to do', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    startScripts([`load|${module('first')}`, `idle|${module('later')}`, `load|${module('second')}`].join(';'));
    await vi.waitFor(() => expect(begun.mock.calls.flat().toSorted()).toEqual(['first', 'second']));
    idle.forEach((run) => run());
    await vi.waitFor(() => expect(begun).toHaveBeenLastCalledWith('later'));
  });

  it('begin with the first scroll, or when the browser has nothing else to do where its storage has their entry', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    startScripts(`scroll|${module('scrolled')}|visited`);
    expect([begun.mock.calls, idle]).toEqual([[], []]);
    for (const _ of [1, 2]) dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(begun.mock.calls).toEqual([['scrolled']]));
    localStorage.setItem('visited', '[]');
    startScripts(`scroll|${module('returned')}|visited`);
    expect(idle).toHaveLength(1);
    idle.forEach((run) => run());
    await vi.waitFor(() => expect(begun).toHaveBeenLastCalledWith('returned'));
    localStorage.clear();
  });

  it('begin with the first scroll where the storage is forbidden', async () => {
    vi.stubGlobal('localStorage', undefined);
    startScripts(`scroll|${module('forbidden')}|visited`);
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(begun.mock.calls).toEqual([['forbidden']]));
    vi.unstubAllGlobals();
  });

  it('are none where a page has none', () => {
    expect(() => startScripts('')).not.toThrow();
  });
});
