import type { DraftState, Editor, OperationOutput } from '../../api.ts';
import { madeFrom, templateEntries } from '../../server/templates/templates.ts';
import { json, type Written } from '../json.ts';
import type { JobContext } from '../context.ts';
import { change, type Changed } from './change.ts';
import type { Scene } from './scene.ts';

export interface TemplatesOrder extends Scene {
  /** Time in ms since 1970. */
  readonly now: number;
}

/** Templates for new documents, as JSON. */
export function templates(order: TemplatesOrder, { scenes }: JobContext): Written<OperationOutput<'listTemplates'>> {
  return json({ templates: templateEntries({ loaded: scenes.loaded(order), now: order.now }) });
}

export interface MakeOrder extends TemplatesOrder {
  readonly editor: Editor;
  readonly template: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** Creates something from a template: a draft of a new document, or an entry in an existing one. */
export function make(order: MakeOrder, context: JobContext): Changed<DraftState> {
  const { template, answers, now } = order;
  const made = madeFrom(template, answers, { loaded: context.scenes.loaded(order), now });
  const version = context.scenes.draft(order, made.file)?.version ?? 0;
  const step =
    'text' in made
      ? ({ kind: 'create', text: made.text } as const)
      : ({ kind: 'edit', patch: [{ op: 'add', ...made.add }], joins: false, conflicts: [] } as const);
  return change({ ...order, file: made.file, version, step, depth: 'whole' }, context);
}
