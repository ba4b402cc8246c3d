import type { MorphElement } from '../../kit/morph.ts';
import { startRowKeys } from './row-keys.ts';
import { shortQuery } from './short-query.ts';

/** Pause in typing before a request, in ms. */
const TYPING = 250;
/** Text inputs, which are not overwritten while they have the focus. */
const TYPED = 'input:is([type=search], [type=text], [type=date])';

/**
 * Updates a finder without page loads. Each choice or typed text is fetched as the address that the plain form would lead to, and the
 * changed parts of that page replace those of this one. The server renders everything and the address is the state, so the browser's back
 * button works.
 * @param morphElement passed in, so that pages that re-render blocks have it only once in their scripts
 */
export function startFinder(finder: HTMLElement, morphElement: MorphElement): void {
  const status = finder.querySelector<HTMLElement>('[data-finder-status]');
  let running: AbortController | undefined;
  let rest: number | undefined;
  finder.dataset['alive'] = '';
  startRowKeys(finder);

  /** Shows the result of an address. The field in `typing` is left unchanged. */
  async function show(address: string, typing?: Element | null): Promise<void> {
    running?.abort();
    const { signal } = (running = new AbortController());
    finder.ariaBusy = 'true';
    try {
      const answer = await fetch(address, { signal, headers: { Accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const drawn = page.querySelector<HTMLElement>('[data-finder]');
      if (signal.aborted) return;
      if (!answer.ok || drawn === null) return location.assign(address);
      document.title = page.title;
      replaceParts(finder, drawn, { typing: typing ?? null, morphElement });
      narrowAgain();
      leadToFile(finder, drawn);
      const total = finder.querySelector('[data-part=total]')?.textContent ?? '';
      if (status) status.textContent = total;
      finder.ariaBusy = null;
    } catch {
      // An aborted request was replaced by a newer one. For other errors, the browser loads the page and shows more about the fault.
      if (!signal.aborted) location.assign(address);
    }
  }

  function go(address: string, typing?: Element | null): void {
    clearTimeout(rest);
    if (new URL(address, location.href).href !== location.href) history.pushState(null, '', address);
    void show(address, typing);
  }

  function goTo(form: HTMLFormElement, typing?: Element | null): void {
    const presets = new Set(Array.from(form.querySelectorAll('[data-preset]'), (one) => one.getAttribute('data-preset') ?? ''));
    const query = shortQuery(new FormData(form), presets);
    go(form.action.replace(/\?.*/u, '') + (query === '' ? '' : `?${query}`), typing);
  }

  function narrowAgain(): void {
    for (const field of finder.querySelectorAll<HTMLInputElement>('[data-narrow]')) narrow(field);
  }

  finder.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.dataset['narrow'] !== undefined) return narrow(target);
    const { form } = target;
    if (form === null || !isOwn(form) || !target.matches(TYPED)) return;
    clearTimeout(rest);
    rest = window.setTimeout(() => goTo(form, target), TYPING);
  });
  finder.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form && isOwn(target.form) && !target.matches(TYPED)) goTo(target.form);
  });
  finder.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !isOwn(event.target)) return;
    event.preventDefault();
    goTo(event.target);
    close();
  });
  finder.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link === null || link.pathname !== location.pathname || link.origin !== location.origin) return;
    event.preventDefault();
    go(link.href);
    if (link.closest('.paging')) finder.querySelector('[data-part=total]')?.scrollIntoView({ block: 'start' });
  });
  finder.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });

  // Closes a panel that the focus has left: it could cover the focused element.
  finder.addEventListener('focusout', ({ target, relatedTarget }) => {
    const panel = target instanceof Element ? target.closest<HTMLDetailsElement>('details[name=finder][open]') : null;
    if (panel !== null && relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.open = false;
  });

  /** Closes the open panel; focus inside of it moves to the button that opened it. */
  function close(): void {
    for (const panel of finder.querySelectorAll<HTMLDetailsElement>('details[name=finder][open]')) {
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
      panel.open = false;
    }
  }

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && target.isConnected && !(target instanceof Element && target.closest('details[name=finder]'))) close();
  });
  addEventListener('popstate', () => void show(location.href));
}

/** Returns true if a form belongs to the finder; others lead elsewhere. */
function isOwn({ dataset }: HTMLFormElement): boolean {
  return dataset['finderForm'] !== undefined;
}

/** Updates the address of the file link. A visitor without the link does not get one. */
function leadToFile(finder: HTMLElement, drawn: HTMLElement): void {
  const [own, now] = [finder, drawn].map((one) => one.querySelector<HTMLAnchorElement>('[data-finder-csv]'));
  if (own && now) own.setAttribute('href', now.getAttribute('href') ?? '');
}

/** Hides the choices whose names do not contain the typed text. */
function narrow(field: HTMLInputElement): void {
  const part = folded(field.value);
  for (const choice of field.closest('fieldset')?.querySelectorAll('li') ?? []) choice.hidden = !folded(choice.textContent).includes(part);
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * Returns true if an element has state beyond its HTML: fields have typed or ticked input, and the live updater remembers the text of price
 * cells.
 */
function hasMore(element: Element): boolean {
  return element.matches('input[name],[data-notation]');
}

/** Replaces changed parts; panels stay open and the focus stays where it is. */
function replaceParts(
  finder: HTMLElement,
  drawn: HTMLElement,
  { typing, morphElement }: { readonly typing: Element | null; readonly morphElement: MorphElement },
): void {
  const focus = document.activeElement?.id ?? '';
  for (const part of finder.querySelectorAll<HTMLElement>('[data-part]')) {
    const now = drawn.querySelector<HTMLElement>(`[data-part="${part.dataset['part']}"]`);
    if (now === null || now.isEqualNode(part) || (typing !== null && part.contains(typing))) continue;
    const open = Array.from(part.querySelectorAll('details'), (one) => one.open);
    now.querySelectorAll('details').forEach((one, index) => (one.open = open[index] ?? false));
    morphElement(part, now, hasMore);
  }
  // Fields outside of the parts show the values of the address, except the one with the focus.
  for (const field of drawn.querySelectorAll<HTMLInputElement>(`.finder__text ${TYPED}`)) {
    const own = finder.querySelector<HTMLInputElement>(`#${CSS.escape(field.id)}`);
    if (own && own !== typing) own.value = field.defaultValue;
  }
  if (focus !== '' && document.activeElement?.id !== focus) document.getElementById(focus)?.focus({ preventScroll: true });
}
