import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showFlash } from '#blocks/kit/flash.ts';
import { Facts } from '#blocks/kit/facts.tsx';
import { writePageCookie } from '#blocks/kit/write-cookie.ts';
import { beginPage, type PageStore } from '#blocks/kit/page-state/store.ts';
import { reportAnswer } from '#blocks/kit/page-state/report-answer.ts';
import { fixtureOf, renderFixture } from '#blocks/kit/testing.ts';
import { mountBlock } from '#blocks/kit/testing-mount.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { earlyScript } from '../document/inline-scripts.ts';
import { start } from './layers.ts';

let store: PageStore;
/** Separate document for each test, with its listeners and its store. */
let page: Document;
const find = (selector: string): HTMLElement => page.querySelector<HTMLElement>(selector)!;

async function show(html: string, missed: readonly Event[] = []): Promise<void> {
  page.body.innerHTML = html;
  store = beginPage();
  start(missed, page, store);
}

beforeEach(() => {
  localStorage.clear();
  page = document.implementation.createHTMLDocument();
});
afterEach(() => void vi.unstubAllGlobals());

describe('the navigation over the page', () => {
  const HTML =
    '<header><a id="brand" href="/">P</a><details data-sheet><summary>Menü</summary><a id="entry" href="#a">A</a></details></header>' +
    '<main class="page-main"></main>';
  const sheet = () => find('details') as HTMLDetailsElement;
  /** Dispatches the toggle event, because the DOM of these tests does not dispatch it when `open` changes. */
  const set = (open: boolean): void => {
    sheet().open = open;
    sheet().dispatchEvent(new Event('toggle'));
  };
  let coversAll = true;
  beforeEach(async () => {
    coversAll = true;
    vi.stubGlobal('matchMedia', () => ({ matches: coversAll }));
    await show(HTML);
  });

  it('leaves the header in use where it does not cover it, and closes when the focus goes there', () => {
    coversAll = false;
    set(true);
    expect(page.querySelectorAll('[inert]')).toHaveLength(0);
    find('#entry').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(sheet().open).toBe(true);
    find('#brand').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect([sheet().open, store.state.isNavigationOpen]).toEqual([false, false]);
  });

  it('[SHELL-024] keeps the focus in it while it is open, and lets it out again', () => {
    set(true);
    expect(['main', '#brand', 'details'].map((selector) => find(selector).hasAttribute('inert'))).toEqual([true, true, false]);
    set(false);
    expect(page.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('[SHELL-032] closes when an entry is chosen', () => {
    set(true);
    find('#entry').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([sheet().open, store.state.isNavigationOpen]).toEqual([false, false]);
  });

  it('brings into sight what a branch opens where it covers all, and nothing else', () => {
    sheet().insertAdjacentHTML('beforeend', '<details id="branch"><summary>Derivate</summary></details>');
    page.body.insertAdjacentHTML('beforeend', '<details id="other"></details>');
    const seen: unknown[] = [];
    const toggle = (selector: string, open: boolean): void => {
      const element = find(selector);
      element.toggleAttribute('open', open);
      element.scrollIntoView = (way) => seen.push([selector, way]);
      element.dispatchEvent(new Event('toggle'));
    };
    set(true);
    for (const selector of ['#branch', '#other']) toggle(selector, true);
    toggle('#branch', false);
    coversAll = false;
    toggle('#branch', true);
    expect(seen).toEqual([['#branch', { block: 'nearest' }]]);
  });

  it('closes on Escape', () => {
    set(true);
    page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(sheet().open).toBe(false);
  });

  it('[SHELL-067] [SHELL-083] is open exactly while the state says so, whoever changes it', () => {
    set(true);
    expect(store.state.isNavigationOpen).toBe(true);
    store.dispatch({ type: 'set navigation', open: false });
    expect([sheet().open, page.querySelectorAll('[inert]').length]).toEqual([false, 0]);
    store.dispatch({ type: 'set navigation', open: true });
    expect([sheet().open, find('main').hasAttribute('inert')]).toEqual([true, true]);
  });

  it('is taken over as it is when the module comes later than the first touch', async () => {
    page = document.implementation.createHTMLDocument();
    page.body.innerHTML = HTML;
    sheet().open = true;
    const toggle = new Event('toggle');
    sheet().dispatchEvent(toggle);
    store = beginPage();
    start([toggle], page, store);
    expect([store.state.isNavigationOpen, find('main').hasAttribute('inert')]).toEqual([true, true]);
  });
});

describe('a menu over the page', () => {
  const menu = () => find('details') as HTMLDetailsElement;
  beforeEach(async () => {
    await show('<a id="beside" href="/">P</a><details data-menu><summary>Mein Konto</summary><a id="entry" href="#a">A</a></details>');
    menu().open = true;
  });

  it.each([
    ['on Escape', () => page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
    ['by a click beside it', () => find('#beside').dispatchEvent(new MouseEvent('click', { bubbles: true }))],
    ['when the focus leaves it', () => find('#beside').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
  ])('closes %s', (_how, act) => {
    act();
    expect(menu().open).toBe(false);
  });

  it('stays open for other keys, and for what happens in it', () => {
    page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    find('#entry').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    find('#entry').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(menu().open).toBe(true);
  });
});

describe('explanations', () => {
  const open = new Set<Element>();
  const shown = () => [...open].map(({ id }) => id);
  const toggle = (id: string, isOpen: boolean): void => {
    const tip = find(`#${id}`);
    if (isOpen) open.add(tip);
    else open.delete(tip);
    tip.dispatchEvent(new Event('toggle'));
  };

  beforeEach(async () => {
    open.clear();
    // jsdom does not support popovers.
    const matches = Element.prototype.matches;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesOr(this: Element, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    });
    HTMLElement.prototype.hidePopover = function hide() {
      open.delete(this);
    };
    await show(renderToStaticMarkup(<Facts facts={['Omega', 'Delta', 'Land'].map((label) => ({ label, value: '1' }))} />));
  });
  afterEach(() => void vi.restoreAllMocks());

  it('stand at the labels that need one, with a button that opens them without a script', () => {
    const targets = [...page.querySelectorAll('button')].map((button) => [
      button.getAttribute('aria-label'),
      button.getAttribute('popovertarget'),
    ]);
    expect(targets).toEqual([
      ['Omega: Was ist das?', 'was-ist-omega'],
      ['Delta: Was ist das?', 'was-ist-delta'],
    ]);
    expect(find('#was-ist-omega[popover=auto]').textContent).toContain('1 Prozent steigt');
  });

  it('[SHELL-086] [SHELL-067] are open one at a time: opening another one closes the first', () => {
    toggle('was-ist-omega', true);
    expect([shown(), store.state.tooltip]).toEqual([['was-ist-omega'], { id: 'was-ist-omega', open: true }]);
    toggle('was-ist-delta', true);
    expect([shown(), store.state.tooltip]).toEqual([['was-ist-delta'], { id: 'was-ist-delta', open: true }]);
    toggle('was-ist-delta', false);
    expect(store.state.tooltip).toEqual({ id: undefined, open: false });
  });
});

describe('an announcement', () => {
  const drawn = () => renderFixture(fixtureOf('site-header', 'with promotions and an announcement'));
  const id = (): string | undefined => page.querySelector<HTMLElement>('[data-message]')?.dataset['message'];

  it('[SHELL-068] goes when it is closed, is remembered in the storage, and is known again after a reload', async () => {
    await show(await drawn());
    const closed = id() ?? '';
    expect(closed).toMatch(/^a/u);
    find('[data-close-message]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect([id(), JSON.parse(localStorage.getItem('closedMessages') ?? '')]).toEqual([undefined, [closed]]);
    expect(beginPage().state.closedMessages).toEqual([closed]);
  });

  it('closes for this page where nothing can be kept', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await show(await drawn());
    find('[data-close-message]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(id()).toBeUndefined();
  });

  it('[SHELL-069] gets no room before the first paint where it was closed, by its id that begins with „a“; others get theirs', () => {
    const rules: string[] = [];
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync(text: string): void {
          rules.push(text);
        }
      },
    );
    const run = (stored: string): void => {
      localStorage.setItem('closedMessages', stored);
      runInThisContext(earlyScript);
    };
    run('["a-wartung","b-fremd","a\\"]{}"]');
    run('[]');
    run('kein JSON');
    expect(rules).toEqual(['[data-message="a-wartung"]{display:none}']);
  });
});

describe('what calls came to', () => {
  const toasts = (): string[] => [...document.querySelectorAll('[data-toasts] p')].map(({ textContent }) => textContent);
  const settled = () => vi.waitFor(() => expect(toasts()).not.toEqual([]));

  beforeEach(async () => {
    await mountBlock('notices', 'for everyone');
    page = document;
  });

  it('[SHELL-065] [SHELL-084] is told once as a toast, and the state is empty again', async () => {
    store = beginPage();
    start([], document, store);
    writePageCookie('meldung', 'Dein Passwort ist geändert.', { days: -1 });
    showFlash();
    await settled();
    expect([toasts(), store.state.apiResponse]).toEqual([['Dein Passwort ist geändert.'], undefined]);
    await mountBlock('notices', 'for everyone');
    showFlash();
    expect(toasts()).toEqual([]);
    reportAnswer({ isFormAction: true, form: 'login', statusCode: 422, displayErrorMessage: 'Das Passwort stimmt nicht.' });
    expect(store.state.apiResponse).toMatchObject({ form: 'login', statusCode: 422 });
    reportAnswer({ isFormAction: false, displayErrorMessage: 'Query Cache Unbekannter Fehler' });
    await settled();
    expect(toasts()).toEqual(['Query Cache Unbekannter Fehler']);
    expect(document.querySelector<HTMLElement>('.toast')?.dataset['kind']).toBe('error');
  });
});
