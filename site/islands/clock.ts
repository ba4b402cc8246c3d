import { parseOwn } from '#domain/input/own-json.ts';

/** State of an element from an instant on: epoch milliseconds, whether it is open, its text. */
type State = readonly [since: number, isOpen: 0 | 1, text: string];

/** Maximum wait between checks in ms, so that a change of the device's clock is noticed. */
const PATIENCE_MS = 60_000;
/** Time in ms after rendering for which the states are complete: then the page reloads. A clock that differs by more is not trusted. */
const HORIZON_MS = 48 * 3_600_000;

interface Clocked {
  readonly element: HTMLElement;
  readonly states: readonly State[];
}

/** Keeps elements with `[data-states]` up to date: shows the current state, and the next ones when their time has come. */
export function start(now: () => number = Date.now, reload: () => void = () => location.reload()): void {
  const clocked = Array.from(document.querySelectorAll<HTMLElement>('[data-states]'), (element): Clocked => {
    // Trusted: written by our server.
    return { element, states: parseOwn<readonly State[]>(element.dataset['states'] ?? '[]') };
  });
  const drawn = Math.max(...clocked.map(({ states: [first] }) => first?.[0] ?? 0));
  const isOurTime = now() >= drawn && now() < drawn + HORIZON_MS;
  if (!isOurTime) return;
  const tick = (): void => {
    if (now() >= drawn + HORIZON_MS) return reload();
    for (const each of clocked) show(each, now());
    const next = Math.min(...clocked.flatMap(({ states }) => states.map(([since]) => since)).filter((since) => since > now()));
    setTimeout(tick, Math.min(next - now(), PATIENCE_MS));
  };
  // Timers are suspended in background pages.
  document.addEventListener('visibilitychange', () => document.hidden || clocked.forEach((each) => show(each, now())));
  tick();
}

function show({ element, states }: Clocked, now: number): void {
  const state = states.findLast(([since]) => since <= now);
  if (state === undefined || state[2] === element.textContent) return;
  element.textContent = state[2];
  element.dataset['open'] = String(state[1] === 1);
}
