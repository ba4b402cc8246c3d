import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import type { Editor } from '../api.ts';
import type { AnswerOf, InputOf } from '../jobs/job.ts';
import { JobEnded } from '../jobs/limits.ts';
import type { Pool } from '../jobs/pool.ts';
import type { Scene } from '../jobs/documents/scene.ts';
import type { ComposerJobs } from '../jobs/registry.ts';
import type { Drafts } from './drafts.ts';

/** Jobs that work on a scene: the published documents with drafts in their place. */
type OnStage = { [Name in keyof ComposerJobs]: InputOf<ComposerJobs[Name]> extends Scene ? Name : never }[keyof ComposerJobs];

/** Input of a job besides the scene. */
type Rest<Name extends OnStage> = Omit<InputOf<ComposerJobs[Name]>, keyof Scene>;

/** Jobs whose answer an editor waits for after a change. */
const CHANGES: ReadonlySet<OnStage> = new Set<OnStage>(['change', 'rename', 'make']);

/** Runs jobs on the published documents with drafts in their place. */
export interface Stage {
  /**
   * Runs a job with an editor's drafts. If it exceeds its limits, drafts that no job can open are excluded and the job is repeated. A job
   * that changes something fails at once instead, since most likely the change is too large; the drafts are checked afterwards.
   * @throws Refusal as `Pool.run`
   */
  ask<Name extends OnStage>(editor: Editor, name: Name, rest: Rest<Name>): Promise<AnswerOf<ComposerJobs[Name]>>;
  /** Runs a job with the given drafts, or none. */
  askWith<Name extends OnStage>(who: string, name: Name, drafts: Scene['drafts'], rest: Rest<Name>): Promise<AnswerOf<ComposerJobs[Name]>>;
  /** Must be called after published documents were written, so that jobs read the folders again. */
  written(): void;
}

export function createStage(pool: Pool<ComposerJobs>, drafts: Drafts): Stage {
  let seen = 0;
  const opened = new Set<string>();
  const ofEditor = (editor: Editor): Scene['drafts'] => drafts.list(editor).filter(({ fault }) => fault === undefined);
  const stage: Stage = {
    askWith(who, name, refs, rest) {
      const scene: Scene = { drafts: refs.map((ref) => ('plan' in ref ? ref : { file: ref.file, path: ref.path })), seen };
      const whole: object = { ...rest, ...scene };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Scene and rest are the whole
      return pool.run(who, name, whole as InputOf<ComposerJobs[typeof name]>);
    },
    async ask(editor, name, rest) {
      try {
        return await stage.askWith(editor.id, name, ofEditor(editor), rest);
      } catch (error) {
        const isLimit = error instanceof JobEnded && (error.end === 'time' || error.end === 'memory');
        if (!isLimit) throw error;
        const left = leavesOut(editor);
        if (CHANGES.has(name)) {
          left.catch((fault: unknown) => warn('drafts-not-opened', { fault: describeError(fault) }));
          throw error;
        }
        if (!(await left)) throw error;
        return stage.askWith(editor.id, name, ofEditor(editor), rest);
      }
    },
    written: () => {
      seen += 1;
    },
  };
  /**
   * Excludes drafts that make a job fail on their own.
   * @returns whether there are any
   */
  const leavesOut = async (editor: Editor): Promise<boolean> => {
    let isAny = false;
    for (const head of drafts.list(editor)) {
      const key = `${head.path} ${head.version}`;
      if (head.fault !== undefined || opened.has(key)) continue;
      try {
        await stage.askWith(editor.id, 'errors', [head], { texts: [] });
        opened.add(key);
      } catch (error) {
        // A process that did not start says nothing about the draft.
        if (!(error instanceof JobEnded) || error.end === 'start') throw error;
        drafts.setAside(head, 'Dein Entwurf lässt sich nicht mehr öffnen: Ihn zu prüfen dauert zu lange. Du kannst ihn nur verwerfen.');
        isAny = true;
      }
    }
    return isAny;
  };
  return stage;
}
