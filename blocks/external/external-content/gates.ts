import { attempt } from '../../kit/attempt.ts';

/** Storage key of the hosts that the visitor has allowed, a JSON list. */
const KEY = 'external-hosts';

/** Opens the gates of hosts that the visitor allowed before, and follows their switches from now on. */
export function watchGates(page: Document = document): void {
  for (const host of letIn()) show(page, host, true);
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const host = target.closest<HTMLElement>('.external-content')?.dataset['host'];
    if (host === undefined) return;
    const isOn = target.checked;
    const others = letIn().filter((each) => each !== host);
    // Without storage, the choice holds for this page only.
    attempt(() => localStorage.setItem(KEY, JSON.stringify(isOn ? [...others, host] : others)));
    show(page, host, isOn);
  });
}

/** Shows or removes all contents of a host. The frame of a host that is not allowed does not exist. */
function show(page: Document, host: string, isOn: boolean): void {
  for (const gate of page.querySelectorAll<HTMLElement>('.external-content')) {
    if (gate.dataset['host'] !== host) continue;
    const input = gate.querySelector('input');
    if (input) input.checked = isOn;
    const template = gate.querySelector('template');
    gate.querySelector('iframe')?.remove();
    if (isOn) template?.after(template.content.cloneNode(true));
    for (const text of gate.querySelectorAll<HTMLElement>('.external-content__gate')) text.hidden = isOn;
  }
}

function letIn(): readonly string[] {
  const kept = attempt((): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(kept) ? kept.filter((host) => typeof host === 'string') : [];
}
