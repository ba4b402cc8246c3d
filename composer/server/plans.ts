import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#documents/reader/path.ts';
import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import type { Editor, PlanEntry, PlanFault, WantedDocument } from '../api.ts';
import { personText } from '../person.ts';
import type { Draft, Drafts } from './drafts.ts';
import { readDocumentText, type Folders } from './files.ts';
import { createLock } from './lock.ts';
import { isAway } from './publication.ts';
import type { Publisher } from './publisher.ts';
import { Refusal, refuse } from './refusal.ts';
import { readStored } from './stored.ts';
import type { Step } from '#documents/files/step.ts';
import { writeWhole } from '#documents/files/write-whole.ts';

/** Publications at a later time. A plan contains the drafts as they are when it is made; later edits need a new plan. */
export interface Plans {
  /** All plans, the next one first. */
  list(): readonly PlanEntry[];
  /** Files of all plans, which contain their drafts. */
  refs(): readonly { readonly plan: string }[];
  /**
   * Plans a publication.
   * @throws Refusal as an immediate publication, and 400 for an invalid time
   */
  add(editor: Editor, wanted: readonly WantedDocument[], message: string, at: string): Promise<PlanEntry>;
  /**
   * Changes a plan.
   * @param change new time; `fresh` replaces its drafts by the editor's current ones
   * @throws Refusal 404 for an unknown plan, 403 for drafts of another editor
   */
  change(editor: Editor, id: string, change: { readonly at?: string; readonly fresh: boolean }): Promise<PlanEntry>;
  /**
   * Deletes a plan.
   * @returns the deleted plan
   * @throws Refusal 404
   */
  drop(id: string): PlanEntry;
  /** Carries out plans that are due, and schedules the others. Never rejects. */
  carryOut(): Promise<void>;
}

export interface PlanParts {
  readonly folders: Folders;
  /** Folder of the composer's own files. */
  readonly data: string;
  readonly drafts: Drafts;
  readonly publisher: Publisher;
  /** Returns true if an editor may (still) publish. */
  readonly mayPublish: (editor: Editor) => boolean;
  /** Clock, in ms since 1970. */
  readonly now: () => number;
  /** Runs a function after a delay in ms. */
  readonly later: (milliseconds: number, run: () => Promise<void>) => void;
  /** Reports the result of a plan: carried out, or why not. */
  readonly report: (editor: Editor, files: readonly string[], fault?: PlanFault) => void;
}

interface Plan {
  readonly id: string;
  /** Time of the publication, ISO 8601. */
  readonly at: string;
  readonly editor: Editor;
  readonly message: string;
  readonly drafts: readonly Draft[];
  /** Steps of a publication in progress. After a crash they show whether it was written. */
  readonly steps?: readonly Step[];
  readonly fault?: PlanFault;
}

/** Maximum interval between two looks at the clock, in ms: a clock may be changed, and machines sleep. */
const LOOK = 60_000;
/** Time in ms until an unreachable provider is tried again. */
const AWAY = 5_000;
const LONGEST = 2 * 366 * 86_400_000;
const MOST = 200;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u;

export function createPlans({ folders, data, drafts, publisher, mayPublish, now, later, report }: PlanParts): Plans {
  const folder = join(data, 'plans');
  // If several processes share one folder, only one carries out the plans, including those of the others.
  const lock = createLock(join(data, 'plans.lock'));
  const plans = new Map<string, Plan>();
  let seen: number | undefined;
  /** Reads plans that other processes have made. */
  const look = (): void => {
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === seen) return;
    plans.clear();
    for (const plan of readAll(folder)) plans.set(plan.id, plan);
    seen = changed;
  };
  look();
  const ordered = (): readonly Plan[] => [...plans.values()].toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
  const waiting = (): readonly Plan[] => ordered().filter(({ fault }) => fault === undefined);
  const refOf = ({ id }: Plan): { readonly plan: string } => ({ plan: join(folder, `${id}.json`) });
  const save = (plan: Plan): Plan => {
    writeWhole(refOf(plan).plan, JSON.stringify(plan));
    plans.set(plan.id, plan);
    return plan;
  };
  const forget = (id: string): void => {
    rmSync(join(folder, `${id}.json`), { force: true });
    plans.delete(id);
  };
  const entryOf = ({ id, at, editor, message, drafts: planned, fault }: Plan): PlanEntry => ({
    id,
    at,
    message,
    editor: { id: editor.id, name: editor.name, email: editor.email },
    files: planned.map(({ file, version }) => {
      const draft = drafts.get(editor, file);
      return { file, version, isEdited: draft !== undefined && draft.version !== version };
    }),
    ...(fault !== undefined && { fault }),
  });
  const get = (id: string): Plan => plans.get(id) ?? refuse(404, 'Diese Planung gibt es nicht (mehr).');
  /** References to the plans that are due no later than another one. */
  const before = (at: string, id: string): readonly { readonly plan: string }[] =>
    waiting().flatMap((plan) => (plan.at <= at && plan.id !== id ? [refOf(plan)] : []));
  const checked = async (plan: Plan): Promise<Plan> => {
    await publisher.check(plan.editor, plan.drafts, before(plan.at, plan.id));
    return plan;
  };

  /**
   * Carries out one plan.
   * @returns whether it must wait for the provider
   */
  const carryOutOne = async (plan: Plan): Promise<boolean> => {
    const files = plan.drafts.map(({ file }) => file);
    let steps: readonly Step[];
    try {
      steps = await publisher.inTurn(async () => {
        await publisher.finish();
        const isWritten = plan.steps?.every(({ file, is }) => readDocumentText(folders, file) === is) === true;
        return isWritten ? (plan.steps ?? []) : written(plan);
      });
    } catch (error) {
      if (isAway(error)) return true;
      const fault = faultOf(error, now());
      const { steps: _, ...rest } = plan;
      save({ ...rest, fault });
      report(plan.editor, files, fault);
      return false;
    }
    if (steps.length > 0)
      await publisher
        .note(plan.drafts, steps, { ...plan, publication: plan.id })
        .catch((error: unknown) => warn('plan-not-noted', { fault: describeError(error) }));
    forget(plan.id);
    report(plan.editor, files);
    return false;
  };
  /** Publishes a plan on top of the current documents, so that publications of others are not lost. */
  const written = async (plan: Plan): Promise<readonly Step[]> => {
    if (!mayPublish(plan.editor)) refuse(403, `${personText(plan.editor)} darf nicht mehr veröffentlichen.`);
    const current = await publisher.rebased(plan.editor, plan.drafts);
    await publisher.check(plan.editor, current);
    const steps = publisher.steps(current).filter(({ was, is }) => was !== is);
    if (steps.length === 0) return steps;
    save({ ...plan, steps });
    await publisher.write(plan.drafts, steps, { ...plan, publication: plan.id });
    return steps;
  };

  let armed = 0;
  let running: Promise<void> = Promise.resolve();
  const arm = (least = 0): void => {
    const [next] = waiting();
    armed += 1;
    const own = armed;
    const wait = next === undefined ? LOOK : Math.min(LOOK, Math.max(least, Date.parse(next.at) - now()));
    // A due plan of another process is checked again after the normal interval.
    later(wait === 0 && !lock.isOurs() ? LOOK : wait, async () => (own === armed ? self.carryOut() : undefined));
  };
  const due = (): Plan | undefined => waiting().find(({ at }) => Date.parse(at) <= now());
  const carryOutAll = async (): Promise<void> => {
    look();
    for (let plan = due(); plan !== undefined && lock.isOurs(); plan = due()) if (await carryOutOne(plan)) return arm(AWAY);
    arm();
  };
  const self: Plans = {
    list() {
      look();
      return ordered().map(entryOf);
    },
    refs: () => ordered().map(refOf),
    async add(editor, wanted, message, at) {
      if (plans.size >= MOST) refuse(409, `Mehr als ${MOST} Veröffentlichungen lassen sich nicht planen.`);
      const plan = { id: randomBytes(8).toString('hex'), at: timeIn(at, now()), editor, message, drafts: publisher.chosen(editor, wanted) };
      const entry = entryOf(save(await checked(plan)));
      arm();
      return entry;
    },
    async change(editor, id, { at, fresh }) {
      const { steps: _, fault: __, ...plan } = get(id);
      if (fresh && plan.editor.id !== editor.id) refuse(403, `Die Entwürfe dieser Planung hat ${personText(plan.editor)}.`);
      const current = fresh
        ? plan.drafts.map(({ file }) => drafts.read(plan.editor, file) ?? refuse(404, `Von ${file} gibt es keinen Entwurf mehr.`))
        : await publisher.rebased(editor, plan.drafts);
      const next = await checked({ ...plan, at: timeIn(at ?? plan.at, now()), drafts: current });
      // Throws if the plan was carried out or deleted during the check.
      get(id);
      const entry = entryOf(save(next));
      arm();
      return entry;
    },
    drop(id) {
      const entry = entryOf(get(id));
      forget(id);
      arm();
      return entry;
    },
    carryOut() {
      running = running.then(carryOutAll);
      return running;
    },
  };
  return self;
}

/**
 * Parses the time of a plan.
 * @throws Refusal 400 for a text that is not a timestamp, a time in the past, or one too far ahead
 */
function timeIn(text: string, now: number): string {
  const instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) refuse(400, '„at“ ist kein Zeitpunkt wie 2026-12-24T08:00:00+01:00.');
  if (instant <= now) refuse(400, 'Dieser Zeitpunkt ist schon vorbei.');
  if (instant > now + LONGEST) refuse(400, 'So weit im Voraus lässt sich nichts planen: höchstens zwei Jahre.');
  return new Date(instant).toISOString();
}

function faultOf(error: unknown, now: number): PlanFault {
  const at = new Date(now).toISOString();
  if (error instanceof Refusal && 'message' in error.body) {
    const { message, findings } = error.body;
    return { at, message, ...(findings !== undefined && { findings }) };
  }
  warn('plan-failed', { fault: describeError(error) });
  return { at, message: 'Das Veröffentlichen hat nicht geklappt. Nichts ist veröffentlicht.' };
}

function readAll(folder: string): Plan[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const plan = name.endsWith('.json') ? readStored(join(folder, name), isPlan) : undefined;
    return plan === undefined ? [] : [plan];
  });
}

function isPlan(value: unknown): value is Plan {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['at'] === 'string' && Array.isArray(value['drafts']);
}
