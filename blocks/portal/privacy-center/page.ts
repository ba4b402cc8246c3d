import { reportAnswer } from '#blocks/kit/page-state/report-answer.ts';
import { objects } from '#blocks/kit/consent/objections.ts';
import { CHOICES, DECIDED, grantedPurposes } from '#blocks/kit/consent/purposes.ts';
import { readCookie } from '#blocks/kit/read-cookie.ts';
import formCss from '#blocks/portal/privacy-center/block.css?inline';
import { sendDecision } from '#blocks/kit/consent/decide.ts';
import { propertyOf } from '#blocks/kit/consent/property.ts';
import type { ConsentSettings } from '#blocks/kit/consent/settings.ts';
import { CONSENT_COOKIE, PURPOSES_COOKIE } from '#domain/web/cookie-names.ts';
import css from './manager.css?inline';

export const when = 'click a[data-privacy]';

/** Maximum time to load the manager before the link leads to its page instead, in ms. */
const LOAD_MS = 5_000;

/** Documents that have the manager's style sheets. */
const styled = new WeakSet<Document>();

/**
 * Opens the Privacy Center in a dialog over the current page, with the form of the linked page in the state of the visitor's decision.
 * Escape, the button and a click outside close it; the link then has the focus again.
 * @throws if the page or its form cannot be loaded; the caller then follows the link
 */
export async function start(link: HTMLAnchorElement): Promise<void> {
  const page = link.ownerDocument;
  if (page.querySelector('.privacy-manager') !== null || link.ariaBusy === 'true') return;
  if (link.pathname === location.pathname) return location.assign(link.href);
  const root = page.documentElement;
  link.ariaBusy = 'true';
  root.dataset['navigating'] = '';
  try {
    const section = await readSection(link);
    giveLooks(page);
    showDialog(section, link);
  } finally {
    link.ariaBusy = null;
    delete root.dataset['navigating'];
  }
}

/** Section of the linked page that the link's hash names. */
async function readSection({ href, hash }: HTMLAnchorElement): Promise<HTMLElement> {
  const answer = await fetch(href, { headers: { Accept: 'text/html' }, cache: 'no-store', signal: AbortSignal.timeout(LOAD_MS) });
  const section = answer.ok
    ? new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(decodeURIComponent(hash.slice(1)))
    : null;
  if (!section?.querySelector('form')) throw new Error(`No privacy manager at ${href}: ${answer.status}`);
  return section;
}

function giveLooks(page: Document): void {
  if (styled.has(page)) return;
  styled.add(page);
  const sheets = [formCss, css].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  page.adoptedStyleSheets.push(...sheets);
}

function showDialog(section: HTMLElement, link: HTMLAnchorElement): void {
  const page = link.ownerDocument;
  const dialog = page.createElement('dialog');
  dialog.className = 'privacy-manager';
  const title = section.querySelector('h2');
  if (title !== null) {
    dialog.setAttribute('aria-labelledby', title.id);
    // Moves the focus to the heading instead of a button, which a stray key would press.
    title.tabIndex = -1;
    title.setAttribute('autofocus', '');
  }
  const close = page.createElement('button');
  close.type = 'button';
  close.className = 'privacy-manager__close';
  close.setAttribute('aria-label', 'Privacy Center schließen');
  close.textContent = '×';
  const alert = page.createElement('p');
  alert.className = 'privacy-manager__alert';
  alert.setAttribute('role', 'alert');
  dialog.append(close, page.adoptNode(section), alert);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus();
  });
  const form = section.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement) void keep(form, event.submitter.value, dialog, alert);
  });
  page.body.append(dialog);
  dialog.showModal();
}

/** Stores the decision and closes the manager; shows an error in it if storing fails. */
async function keep(form: HTMLFormElement, value: string, dialog: HTMLDialogElement, alert: HTMLElement): Promise<void> {
  const isSelection = Number(value) === CHOICES.some;
  const ticked = form.querySelectorAll<HTMLInputElement>('input[name=purpose]:checked');
  const fields = [['choice', value], ...(isSelection ? Array.from(ticked, (box) => ['purpose', box.value]) : [])];
  const before = grantedNow();
  alert.textContent = '';
  let address: string | null;
  try {
    address = await sendDecision(form, new URLSearchParams(fields));
  } catch {
    alert.textContent = form.dataset['failed'] ?? '';
    return;
  }
  dialog.close();
  reportAnswer({ displaySuccessMessage: 'Auswahl gespeichert', isFormAction: false }, dialog.ownerDocument);
  const template = dialog.ownerDocument.querySelector<HTMLTemplateElement>('template[data-consent]');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Settings are written by the server (`consentSettings`)
  if (template !== null && !objects()) await applyDecision(JSON.parse(template.dataset['consent'] ?? '') as ConsentSettings, before);
  if (address !== null) location.assign(address);
}

/** Applies a decision on a page where something needs consent: removes the bar, loads what is agreed to, and reloads after a withdrawal. */
async function applyDecision(settings: ConsentSettings, before: readonly number[]): Promise<void> {
  const granted = grantedNow();
  document.querySelector('.consent-bar')?.remove();
  const property = propertyOf(settings, { path: location.pathname, search: location.search, referrer: document.referrer });
  document.dispatchEvent(new CustomEvent(DECIDED, { detail: { granted, property } }));
  if (location.search) (await import('#blocks/kit/campaign.ts')).keepCampaign();
  // A running third-party script can only be ended by reloading the page.
  if (before.some((id) => !granted.includes(id))) location.reload();
  else await (await import('../consent-bar/page.ts')).start();
}

function grantedNow(): readonly number[] {
  return grantedPurposes({ consent: readCookie(CONSENT_COOKIE), purposes: readCookie(PURPOSES_COOKIE) }) ?? [];
}
