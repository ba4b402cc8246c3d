import { isRecord, pathOfPointer } from '#documents/reader/path.ts';
import { valueAt } from '../../documents/values.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { announce, notify } from '../shell/notices.tsx';
import { asYaml, fromYaml } from './clipboard.ts';
import { hiddenBy, hidingSteps } from './hiding.ts';
import { insertion, move, oneStep, outermost, placeIn, removal, type Steps, type Target } from './moves.ts';
import { nodesOf, slotsOf, type Slot } from './outline.ts';
import { ruleSteps } from './rules.ts';

/** Actions on the entries of a document. Each action announces itself to screen readers and selects what it changed. */
export interface Structure {
  readonly insert: (target: Target, entries: readonly unknown[]) => void;
  readonly remove: (pointers: readonly string[]) => void;
  readonly duplicate: (pointers: readonly string[]) => void;
  readonly moveTo: (pointers: readonly string[], target: Target) => void;
  readonly step: (pointers: readonly string[], by: 1 | -1) => void;
  readonly toggleHidden: (pointers: readonly string[]) => void;
  /** Sets the rule of entries (undefined removes it); `adds` combines it with the rule that they have. */
  readonly setRule: (pointers: readonly string[], rule: unknown, adds: boolean) => void;
  readonly copy: (pointers: readonly string[]) => string;
  readonly paste: (text: string, after: string | undefined) => void;
  /** Position after an entry, else at the end of the first list that accepts entries. */
  readonly targetAfter: (pointer: string | undefined) => Target | undefined;
}

export interface StructureParts {
  readonly session: DraftSession;
  /** Returns the current outline. */
  readonly slots: () => readonly Slot[];
  readonly select: (pointers: readonly string[]) => void;
}

export function createStructure({ session, slots, select }: StructureParts): Structure {
  const value = (pointer: string): unknown => valueAt(session.view().value, pathOfPointer(pointer, session.view().value));
  const all = (): Slot[] => slotsOf(slots());
  const nameOf = (pointer: string): string => nodesOf(slots()).find(({ at }) => at === pointer)?.label ?? 'Eintrag';
  const naming = (pointers: readonly string[]): string =>
    pointers.length === 1 ? `„${nameOf(pointers[0] ?? '')}“` : `${pointers.length} Einträge`;
  const take = (steps: Steps, said: string): void => {
    if (steps.patch.length === 0) return;
    session.edit(steps.patch);
    select(steps.select);
    announce(said);
  };
  const structure: Structure = {
    insert: (target, entries) =>
      take(insertion(target, entries), entries.length === 1 ? 'Eingefügt' : `${entries.length} Einträge eingefügt`),
    remove: (pointers) => take(removal(pointers, nodesOf(slots())), `${naming(pointers)} gelöscht. Rückgängig mit Strg und Z.`),
    duplicate(pointers) {
      const sorted = outermost(pointers);
      const last = sorted.at(-1);
      const target = last === undefined ? undefined : structure.targetAfter(last);
      if (target !== undefined) take(insertion(target, sorted.map(value)), `${naming(sorted)} verdoppelt`);
    },
    moveTo(pointers, target) {
      const where = `Platz ${Math.min(target.index + 1, target.slot.nodes.length + 1)} in ${target.slot.label}`;
      if (target.slot.missing === undefined) return take(move(pointers, target), `${naming(pointers)} verschoben: ${where}`);
      const sorted = outermost(pointers);
      const put = insertion(target, sorted.map(value));
      take(
        { patch: [...removal(sorted, nodesOf(slots())).patch, ...put.patch], select: put.select },
        `${naming(pointers)} verschoben: ${where}`,
      );
    },
    step(pointers, by) {
      const target = oneStep(all(), pointers, by);
      if (target === undefined) return announce(by === 1 ? 'Das ist schon das Ende' : 'Das ist schon der Anfang');
      const moved = move(pointers, target);
      if (target.slot.missing !== undefined) return structure.moveTo(pointers, target);
      const place = placeIn(all(), moved.select[0] ?? '');
      const count =
        target.slot.nodes.length + (place === undefined || pointers.every((each) => each.startsWith(`${target.slot.at}/`)) ? 0 : 1);
      take(moved, `${naming(pointers)}: jetzt Platz ${(place?.index ?? 0) + 1} von ${Math.max(count, 1)} in ${target.slot.label}`);
    },
    toggleHidden(pointers) {
      const sorted = outermost(pointers);
      const isAnyShown = sorted.some((each) => !isHidden(value(each)));
      const patch = sorted.flatMap((each) => (isHidden(value(each)) === isAnyShown ? [] : hidingSteps(each, value(each))));
      take({ patch, select: sorted }, `${naming(sorted)} ${isAnyShown ? 'ausgeblendet' : 'wieder eingeblendet'}`);
    },
    setRule(pointers, rule, adds) {
      const sorted = outermost(pointers);
      const patch = sorted.flatMap((each) => ruleSteps(each, value(each), rule, adds));
      take({ patch, select: sorted }, `${naming(sorted)}: ${rule === undefined ? 'ohne Regel' : 'nur zu sehen, wenn die Regel zutrifft'}`);
    },
    copy(pointers) {
      const sorted = outermost(pointers);
      announce(`${naming(sorted)} kopiert`);
      return asYaml(sorted.map(value));
    },
    paste(text, after) {
      const entries = fromYaml(text);
      const target = structure.targetAfter(after);
      if (entries === undefined) return notify('Die Zwischenablage enthält keinen Baustein. Ein Baustein beginnt mit „type:“.');
      if (target !== undefined) structure.insert(target, entries);
    },
    targetAfter(pointer) {
      const place = pointer === undefined ? undefined : placeIn(all(), pointer);
      if (place !== undefined) return { slot: place.slot, index: place.index + 1 };
      const slot = all().find(({ at }) => at === pointer) ?? all().find(({ label }) => label === 'Hauptspalte') ?? all()[0];
      return slot && { slot, index: slot.nodes.length };
    },
  };
  return structure;
}

function isHidden(entry: unknown): boolean {
  return isRecord(entry) && hiddenBy(entry['isEnabled']);
}
