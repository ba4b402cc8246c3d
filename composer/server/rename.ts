import { pointerOf } from '#config/reader/path.ts';
import { movedLink, movedMarkup, redirectFor } from '../documents/moved-links.ts';
import type { DraftState, Editor, Renamed } from '../api.ts';
import { parsePattern, PatternError, type RoutePattern } from '#config/routes/pattern.ts';
import type { Operation } from '../documents/operation.ts';
import { readSyntax } from '../documents/read-syntax.ts';
import { valueAt } from '../documents/values.ts';
import type { Checker, Overlay } from './checked.ts';
import type { Desk } from './desk.ts';
import { documentKind } from './files.ts';
import { refuse } from './refusal.ts';
import { told } from './told.ts';
import { broken, referencesIn } from './uses.ts';
import { patchText } from '../documents/patch-text.ts';

export interface RenameParts {
  readonly checker: Checker;
  readonly desk: Desk;
  /** An editor's drafts as texts. */
  readonly overlayOf: (editor: Editor) => Overlay;
  readonly stateOf: (editor: Editor, file: string) => DraftState;
}

export interface RenameRequest {
  readonly file: string;
  readonly version: number;
  readonly route: string;
  readonly redirect: boolean;
}

/**
 * Gives a page another route: as changes of this editor's drafts, of the page itself and of whatever leads to it, with a redirect
 * where one is wanted.
 * @throws Refusal 422 for what is no route, 409 as every change of a draft
 */
export function rename({ checker, desk, overlayOf, stateOf }: RenameParts, editor: Editor, wanted: RenameRequest): Renamed {
  const { file, version, route } = wanted;
  if (documentKind(file) !== 'page') refuse(400, 'Eine Route haben nur Seiten.');
  const state = stateOf(editor, file);
  const old = valueAt(state.value, ['route']);
  const [from, to] = [typeof old === 'string' ? patternIn(old) : refuse(422, 'Die Seite hat noch keine Route.'), patternIn(route)];
  if (from.pattern === to.pattern) refuse(422, 'Die Seite hat diese Route schon.');
  const entry = wanted.redirect
    ? (redirectFor(from, to) ?? refuse(422, 'Für Routen mit einem Teil, der fehlen kann, lege Umleitungen von Hand an.'))
    : undefined;
  const before = overlayOf(editor);
  const change: Operation = { op: 'replace', path: '/route', value: to.pattern };
  const after: Overlay = new Map([...before, [file, patchText(state.text, [change])]]);
  const references = referencesIn(checker.with(before), broken(checker, before, after));
  desk.edit(editor, file, version, [change]);
  const changed = new Set([file]);
  for (const [other, places] of Map.groupBy(references, (reference) => reference.file)) {
    const patch = places.flatMap(({ path, value }): Operation[] => {
      const moved = typeof value === 'string' ? (movedLink(value, from, to) ?? movedMarkup(value, from, to)) : undefined;
      return moved === undefined || moved === value ? [] : [{ op: 'replace', path: pointerOf(path), value: moved }];
    });
    if (patch.length === 0) continue;
    desk.edit(editor, other, stateOf(editor, other).version, unique(patch));
    changed.add(other);
  }
  if (entry !== undefined) {
    const redirects = stateOf(editor, REDIRECTS);
    const { value } = readSyntax(redirects.text);
    if (Array.isArray(valueAt(value, ['redirects']))) {
      desk.edit(editor, REDIRECTS, redirects.version, [{ op: 'add', path: '/redirects/-', value: entry }]);
      changed.add(REDIRECTS);
    }
  }
  return { files: [...changed], left: broken(checker, before, overlayOf(editor)).map((finding) => told(finding)) };
}

const REDIRECTS = 'redirects.yaml';

function patternIn(route: string): RoutePattern {
  try {
    return parsePattern(route);
  } catch (error) {
    if (error instanceof PatternError) return refuse(422, error.message);
    throw error;
  }
}

/** Several findings may be about one place. */
function unique(patch: readonly Operation[]): readonly Operation[] {
  return patch.filter(({ path }, index) => patch.findIndex((other) => other.path === path) === index);
}
