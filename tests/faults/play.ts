import { createChance } from '#tests/bench/chance.ts';
import { createClient as createRealClient, type CreateClient } from './client.ts';
import { garbageOf } from './garbage.ts';
import type { Verdict } from './observer.ts';
import { CALM } from './proxy.ts';
import type { Scenario, Step } from './scenario.ts';
import { createWorld, type World } from './world.ts';

export interface Outcome {
  readonly seed: number;
  /** Result of each subscription. */
  readonly verdicts: readonly Verdict[];
  /** Violations of the rules of the gateway. */
  readonly faults: readonly string[];
  /** Number of connections that the server ended, by reason. */
  readonly closed: ReadonlyMap<string, number>;
}

export interface PlayOptions {
  /** Speed of the clock as a multiple of real time; default 50. */
  readonly factor?: number;
  readonly createClient?: CreateClient;
}

/** Real milliseconds between two observations. */
const LOOK_MS = 5;
/** Milliseconds for which prices still change after the last fault. */
const AFTERMATH = 8_000;
/** Milliseconds of the longest reconnect delay, a failed attempt, and the retry of a subscription, after the receive timeout. */
const SETTLING = 110_000;
/**
 * Maximum number of checks that all closed resources are gone; a number rather than a time, because each check takes longer on a busy
 * machine.
 */
const TIDYING = 800;

/** Plays a scenario to its end and closes everything. */
export async function play(scenario: Scenario, { factor = 50, createClient = createRealClient }: PlayOptions = {}): Promise<Outcome> {
  const world = await createWorld(scenario, factor, createClient);
  const looking = setInterval(() => look(world), LOOK_MS);
  try {
    await live(world, scenario);
    const verdicts = await settle(world, scenario);
    const faults = new Set(world.observers.flatMap((observer) => observer.faults));
    if (verdicts.includes('lost')) faults.add('neither delivered nor signalled');
    if (verdicts.includes('signalled') && !mayEnd(scenario)) faults.add('not current although all faults were mended');
    for (const leak of await tidyUp(world)) faults.add(leak);
    return { seed: scenario.seed, verdicts, faults: [...faults], closed: world.closed };
  } finally {
    clearInterval(looking);
  }
}

function look({ observers, client }: World): void {
  for (const observer of observers) observer.look(client.connection.state);
}

/** Runs the scenario from the first connection to the last fault. */
async function live(world: World, scenario: Scenario): Promise<void> {
  const random = createChance(scenario.seed + 2);
  for (const notation of scenario.notations) world.subscribe(notation);
  world.client.connection.connect().catch(() => undefined);
  // Serializes restarts: one server ends before the next one does.
  let restarts = Promise.resolve();
  for (const step of scenario.steps) {
    world.clock.setTimeout(() => {
      if (step.do === 'restart') restarts = restarts.then(() => world.restart(step.isKilled, step.lasts));
      else apply(world, scenario, step, random);
    }, step.at);
  }
  await world.wait(scenario.end + 1);
  await restarts;
  world.proxy.set(CALM);
  world.tokenServer.setFault(undefined);
  world.source.setQuiet(false);
}

function apply(world: World, scenario: Scenario, step: Exclude<Step, { do: 'restart' }>, random: () => number): void {
  const { proxy, tokenServer, source, clock, watching } = world;
  switch (step.do) {
    case 'drop':
      return proxy.drop();
    case 'line':
      proxy.set(step.state);
      return void clock.setTimeout(() => proxy.set(CALM), step.lasts);
    case 'halfOpen':
      return proxy.halfOpen(step.gone);
    case 'inject':
      return proxy.inject(step.to, garbageOf(step.what, scenario.encoding, random));
    case 'tokens':
      tokenServer.setFault(step.mode);
      return void clock.setTimeout(() => tokenServer.setFault(undefined), step.lasts);
    case 'wallClock':
      return world.moveWallClock(step.by);
    case 'sleep':
      return world.clientClock.sleep(step.by);
    case 'quiet':
      source.setQuiet(true);
      return void clock.setTimeout(() => source.setQuiet(false), step.lasts);
    case 'subscribe':
      return world.subscribe(step.notation);
    case 'cancel': {
      const index = watching.findIndex(({ observer }) => observer.notation === step.notation);
      const [cancelled] = index < 0 ? [] : watching.splice(index, 1);
      cancelled?.subscription.cancel();
      cancelled?.observer.end();
    }
  }
}

/** Waits until all subscriptions have the latest value, up to the maximum delay. */
async function settle(world: World, { idleInterval }: Scenario): Promise<Verdict[]> {
  await world.wait(AFTERMATH);
  world.source.setQuiet(true);
  const verdicts = (): Verdict[] => world.watching.map(({ observer }) => observer.verdict());
  const end = world.clock.now() + 2 * idleInterval + SETTLING;
  while (verdicts().some((verdict) => verdict !== 'delivered') && world.clock.now() < end) await world.wait(200);
  return verdicts();
}

/** Returns true if the server may reject this client for good: too slow, or the same request twice. */
function mayEnd({ padding, steps }: Scenario): boolean {
  return padding > 0 || steps.some((step) => step.do === 'line' && (step.state.duplicate ?? 0) > 0);
}

/** Closes everything and returns the leftovers. */
async function tidyUp(world: World): Promise<string[]> {
  const { client, proxy, source, clientClock, watching } = world;
  for (const { observer } of watching) observer.end();
  client.close();
  const left: string[] = [];
  if (clientClock.pending() > 0) left.push(`the client left ${clientClock.pending()} timers`);
  if (!(await comesTrue(() => proxy.open() === 0))) left.push(`the client left ${proxy.open()} sockets open`);
  proxy.drop();
  const server = world.server();
  if (!(await comesTrue(() => server.state().connections === 0))) left.push('the server kept connections');
  const { subscriptions, feeds } = server.state();
  if (subscriptions + feeds + source.watches() > 0) left.push(`the server kept ${subscriptions} subscriptions, ${feeds} feeds`);
  await server.drain();
  if (!(await comesTrue(() => server.pending() === 0))) left.push(`the server left ${server.pending()} timers`);
  source.close();
  await proxy.close();
  return left;
}

async function comesTrue(holds: () => boolean): Promise<boolean> {
  for (let looks = 0; looks < TIDYING; looks += 1) {
    if (holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return holds();
}
