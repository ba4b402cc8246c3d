import { pointerOf } from '#documents/reader/path.ts';
import { parsePattern, PatternError, type RoutePattern } from '#documents/routes/pattern.ts';
import type { Editor, Renamed } from '../../api.ts';
import { movedLink, movedMarkup, redirectFor } from '../../documents/moved-links.ts';
import { movedRedirects } from '../../documents/moved-redirects.ts';
import { readable } from '../../documents/open-document.ts';
import type { Operation } from '../../documents/operation.ts';
import { patchText } from '../../documents/patch-text.ts';
import { valueAt } from '../../documents/values.ts';
import { textOf, type Draft, type SavedDraft } from '../../server/drafts.ts';
import { documentKind, readDocumentText } from '../../server/files.ts';
import { Refusal, refuse } from '../../server/refusal.ts';
import { broken, referencesIn, type Reference } from '../../server/uses.ts';
import { json } from '../json.ts';
import type { JobContext } from '../context.ts';
import { withDraft, type Changed } from './change.ts';
import { freshDraft } from './fresh-draft.ts';
import { saved } from './saved.ts';
import { documentFindings, state } from './state.ts';
import { taken } from './steps.ts';
import type { Scene } from './scene.ts';

export interface RenameOrder extends Scene {
  readonly editor: Editor;
  readonly file: string;
  readonly version: number;
  readonly route: string;
  readonly redirect: boolean;
  /** Time in ms since 1970. */
  readonly now: number;
}

const REDIRECTS = 'redirects.yaml';

/**
 * Changes the route of a page in drafts of this editor: of the page itself and of all documents that link to it. Adds a redirect if
 * requested, and removes redirects that would hide the page.
 * @throws Refusal 422 for an invalid route, 409 as for every change of a draft
 */
export function rename(order: RenameOrder, context: JobContext): Changed<Renamed> {
  const { editor, file, version, route, now } = order;
  if (documentKind(file) !== 'page') refuse(400, 'Eine Route haben nur Seiten.');
  const { checker, scenes, folders } = context;
  const open = (name: string): Draft => scenes.draft(order, name) ?? freshDraft(editor, name, readDocumentText(folders, name));
  const page = open(file);
  if (page.version !== version) throw new Refusal(409, state({ ...order, depth: 'whole' }, context));
  const text = textOf({ ...page, deleted: false }) ?? '';
  const old = valueAt(readable(text), ['route']);
  const [from, to] = [typeof old === 'string' ? patternIn(old) : refuse(422, 'Die Seite hat noch keine Route.'), patternIn(route)];
  if (from.pattern === to.pattern) refuse(422, 'Die Seite hat diese Route schon.');
  const entry = order.redirect
    ? (redirectFor(from, to) ?? refuse(422, 'Für Routen mit einem Teil, der fehlen kann, lege Umleitungen von Hand an.'))
    : undefined;
  const before = scenes.overlay(order);
  const change: Operation = { op: 'replace', path: '/route', value: to.pattern };
  const moved = new Map([...before, [file, patchText(text, [change])]]);
  const references = referencesIn(checker.with(before), broken(checker, before, moved));

  let after = before;
  const drafts = new Map<string, { readonly draft: Draft; readonly saved: SavedDraft }>();
  const edit = (name: string, patch: readonly Operation[]): void => {
    const own = drafts.get(name)?.draft ?? open(name);
    const { draft } = taken(own, { kind: 'edit', patch, joins: false, conflicts: [] }, null);
    const next = saved(draft, now);
    drafts.set(name, next);
    after = withDraft(after, next.draft);
  };
  edit(file, [change]);
  // Findings about the page's own route concern its old address.
  const others = references.filter((one) => one.file !== file || one.path.join() !== 'route');
  for (const [name, places] of Map.groupBy(others, (reference) => reference.file)) {
    // Redirects are updated separately below, by their own rules.
    if (name === REDIRECTS) continue;
    const patch = movedIn(places, from, to);
    if (patch.length > 0) edit(name, patch);
  }
  const list = valueAt(readable(textOf(open(REDIRECTS)) ?? ''), ['redirects']);
  const redirects = Array.isArray(list) ? movedRedirects(list, { from, to }, entry) : [];
  if (redirects.length > 0) edit(REDIRECTS, redirects);
  const files = [...drafts.keys()];
  return {
    drafts: [...drafts.values()].map((each) => each.saved),
    answer: json({ files, left: documentFindings(broken(checker, before, after)) } satisfies Renamed),
    files,
  };
}

/** Patch that updates references to a moved page. */
function movedIn(places: readonly Reference[], from: RoutePattern, to: RoutePattern): readonly Operation[] {
  const patch = new Map<string, Operation>();
  // Several findings may be about the same place.
  for (const { path, value } of places) {
    const moved = typeof value === 'string' ? (movedLink(value, from, to) ?? movedMarkup(value, from, to)) : undefined;
    const pointer = pointerOf(path);
    if (moved !== undefined && moved !== value && !patch.has(pointer)) patch.set(pointer, { op: 'replace', path: pointer, value: moved });
  }
  return [...patch.values()];
}

function patternIn(route: string): RoutePattern {
  try {
    return parsePattern(route);
  } catch (error) {
    if (error instanceof PatternError) return refuse(422, error.message);
    throw error;
  }
}
