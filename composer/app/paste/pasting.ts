import { pathOfPointer } from '#documents/reader/path.ts';
import type { Operation } from '../../documents/operation.ts';
import { valueAt } from '../../documents/values.ts';
import { putting } from '../form/value-patches.ts';
import { chosen, schemaAt } from '../form/schema/resolve.ts';
import type { Schema } from '../form/schema/schema.ts';
import { entriesOf } from './entries.ts';
import type { PastedFragment } from './read-html.ts';
import { escaped } from './runs.ts';

/** Field with markup that receives pasted content. */
export interface PastedInto {
  /** JSON pointer of the field. */
  readonly at: string;
  /** Text of the field before and after the selection. */
  readonly before: string;
  readonly after: string;
  /** Document that contains the field, and its schema, if known. */
  readonly document: unknown;
  readonly schema: Schema | undefined;
}

/** Result of pasting: a text for the field, or a patch that also inserts blocks after the field's block. */
export type Pasted = { readonly text: string; readonly caret: number } | { readonly patch: readonly Operation[] };

/**
 * Pastes paragraphs, headings and lists: as further blocks or entries after the field's own if the document allows them, otherwise as text.
 */
export function pasted(fragments: readonly PastedFragment[], into: PastedInto): Pasted {
  const [only] = fragments;
  const parts = fragments.flatMap(textsOf);
  if (fragments.length > 1 || only?.kind === 'list') {
    const patch = asBlocks(fragments, into) ?? asEntries(parts, into);
    if (patch !== undefined) return { patch };
  }
  const text = parts.join('<br>');
  return { text: into.before + text + into.after, caret: into.before.length + text.length };
}

/** Pastes into a field of a block in a list of blocks: the block takes the text that fits, the rest follows as blocks. */
function asBlocks(fragments: readonly PastedFragment[], { at, before, after, document, schema }: PastedInto): Operation[] | undefined {
  const block = parentOf(at);
  const list = parentOf(block);
  const index = Number(nameOf(block));
  if (schema === undefined || nameOf(block) === '' || !Number.isInteger(index)) return undefined;
  const items = schemaAt(schema, document, list)?.items;
  const own = items && chosen(items, valueOf(document, block), schema);
  // A block of another kind, such as a hint, keeps the pasted content as one text.
  if (items === undefined || own?.properties?.['type']?.const !== 'paragraph') return undefined;
  const [first, ...rest] = fragments;
  const startsHere = first?.kind === 'paragraph';
  const follow = [
    ...(startsHere ? rest : fragments),
    ...(after.trim() === '' ? [] : [{ kind: 'paragraph', text: after.trimStart() } as const]),
  ];
  const entries = entriesOf(follow, items, schema);
  if (entries === undefined) return undefined;
  const here = before + (startsHere ? first.text : '');
  const isGone = here.trim() === '' && entries.length > 0;
  const [head, ...tail] = entries;
  const place = (step: number): string => `${list}/${index + step}`;
  return [
    ...(isGone ? [{ op: 'replace' as const, path: block, value: head }] : putting(document, '', at, here)),
    ...(isGone ? tail : entries).map((value, step) => ({ op: 'add' as const, path: place(step + 1), value })),
  ];
}

/** Pastes into an entry of a list of texts: further parts become entries. */
function asEntries(parts: readonly string[], { at, before, after, document }: PastedInto): Operation[] | undefined {
  const list = parentOf(at);
  const index = Number(nameOf(at));
  if (!Array.isArray(valueOf(document, list)) || !Number.isInteger(index)) return undefined;
  const texts = parts.map((part, step) => (step === 0 ? before : '') + part + (step === parts.length - 1 ? after : ''));
  return texts.map((value, step) => ({ op: step === 0 ? 'replace' : 'add', path: `${list}/${index + step}`, value }));
}

function textsOf(fragment: PastedFragment): readonly string[] {
  if (fragment.kind === 'list') return fragment.items;
  return [fragment.kind === 'heading' ? `<strong>${escaped(fragment.text)}</strong>` : fragment.text];
}

function parentOf(at: string): string {
  return at.slice(0, Math.max(0, at.lastIndexOf('/')));
}

function nameOf(at: string): string {
  return at.slice(at.lastIndexOf('/') + 1);
}

function valueOf(document: unknown, at: string): unknown {
  return valueAt(document, pathOfPointer(at, document));
}
