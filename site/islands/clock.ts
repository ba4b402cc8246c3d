import { parseOwn } from '#domain/input/own-json.ts';

/** State of an element from an instant on: epoch milliseconds, whether it is open, its text. */
type State = readonly [since: number, isOpen: 0 | 1, text: string];

/** Longest wait that browsers keep to; also how soon a wrong clock of the device is noticed. */
const PATIENCE_MS = 60_000;
/** A page that knows nothing of the time after its last state is fetched anew; a clock that is wrong by more is not believed. */
const HORIZON_MS = 48 * 3_600_000;

interface Clocked {
  readonly element: HTMLElement;
  readonly states: readonly State[];
}

/** Lets what stands in `[data-states]` say what holds now, and what follows when its time has come. */
export function start(now: () => number = Date.now, reload: () => void = () => location.reload()): void {
  const clocked = Array.from(document.querySelectorAll<HTMLElement>('[data-states]'), (element): Clocked => {
    // The server has written them into the page.
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
  // A page that comes back from the background was not told that time went on.
  document.addEventListener('visibilitychange', () => document.hidden || clocked.forEach((each) => show(each, now())));
  tick();
}

function show({ element, states }: Clocked, now: number): void {
  const state = states.findLast(([since]) => since <= now);
  if (state === undefined || state[2] === element.textContent) return;
  element.textContent = state[2];
  element.dataset['open'] = String(state[1] === 1);
}
