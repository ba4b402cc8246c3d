// npm run attack: attacks a portal of its own as a stranger would, with a visitor beside it. Exit code 1 if any attack succeeded. `--
// --seed 1` sets the seed, `-- --only name,name` (or prefixes of names) runs some attacks, `-- --list` lists all; `-- --cold` does not wait
// until the provider has computed ahead: that work would count against the attackers.
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createChance } from '#tests/bench/chance.ts';
import { untilWarm } from '#tests/bench/until-warm.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import type { Attack, Outcome, RunningPortal } from '../attack.ts';
import { ask, flood } from './ask.ts';
import { startPortal } from './portal.ts';
import { hasHeld, report, type Finding } from './verdict.ts';
import { inviteVisitor, type WatchingVisitor } from './visitor.ts';

const QUIET_SECONDS = 2;
const MOST_SECONDS = 600;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    cold: { type: 'boolean', default: false },
  },
});

async function allAttacks(): Promise<Attack[]> {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/u.test(name) && name !== 'attack.ts');
  const modules = await Promise.all(
    files.toSorted().map(async (name) => {
      const { attacks } = (await import(new URL(name, folder).href)) as { readonly attacks?: readonly Attack[] };
      if (attacks === undefined) throw new Error(`tests/attack/${name} exports no \`attacks\`; helpers belong in tests/attack/runner/.`);
      return attacks;
    }),
  );
  return modules.flat();
}

async function play(attack: Attack, portal: RunningPortal, visitor: WatchingVisitor): Promise<Finding> {
  const seed = Number(values.seed);
  const users = { email: demoEmail, password: DEMO_PASSWORD };
  const stage = { ...portal, users, seed, chance: createChance(seed), ask, flood, visitor };
  const start = performance.now();
  const run = async (): Promise<Outcome> => {
    try {
      return await within(attack.seconds * 2 + 10, attack.run(stage));
    } catch (error) {
      return { after: `brach ab: ${error instanceof Error ? error.message : String(error)}`, held: false };
    }
  };
  const finding = async (): Promise<Omit<Finding, 'seconds'>> => {
    if (attack.apart === true) return { name: attack.name, outcome: await run() };
    const quiet = await visitor.measure(QUIET_SECONDS);
    visitor.begin();
    const [outcome] = await Promise.all([run(), sleep(QUIET_SECONDS * 1000)]);
    return { name: attack.name, outcome, visitor: { quiet, attacked: await visitor.end() } };
  };
  return { ...(await finding()), seconds: (performance.now() - start) / 1000 };
}

/** Repeats an attack if only the visitor was too slow: other load of the machine rarely comes twice, a fault does. */
async function playTwice(...[attack, portal, visitor]: Parameters<typeof play>): Promise<Finding> {
  const first = await play(attack, portal, visitor);
  return hasHeld(first) || !first.outcome.held ? first : play(attack, portal, visitor);
}

async function within<Value>(seconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`nicht fertig nach ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const starts = values.only.split(',');
const attacks = (await allAttacks()).filter(({ name }) => starts.some((start) => name.startsWith(start)));
if (values.list) {
  for (const { name, seconds } of attacks) console.log(`${name} (${seconds} s)`);
  process.exit(0);
}
if (attacks.length === 0) throw new Error(`No attack begins with "${values.only}"; -- --list names all.`);

const portal = await startPortal();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void portal.end().then(() => process.exit(1)));
if (!values.cold) await untilWarm(portal.provider);
const start = performance.now();
const visitor = inviteVisitor(portal.site);
const findings: Finding[] = [];
try {
  await visitor.measure(QUIET_SECONDS);
  for (const attack of attacks) {
    const isLate = performance.now() - start > MOST_SECONDS * 1000;
    const finding: Finding = isLate
      ? { name: attack.name, outcome: { after: `kam nicht an die Reihe: die ${MOST_SECONDS} s sind um`, held: false }, seconds: 0 }
      : await playTwice(attack, portal, visitor);
    findings.push(finding);
    process.stderr.write(`${hasHeld(finding) ? '✓' : '✗'} ${attack.name}\n`);
  }
} finally {
  await visitor.leave();
  await portal.end();
}
console.log(report(findings));
process.exit(findings.every(hasHeld) ? 0 : 1);
