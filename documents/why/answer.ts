import type { PageDocument } from '../generated/types.ts';
import type { LoadedConfig } from '../reader/assemble.ts';
import type { Finding } from '../reader/finding.ts';
import { pointerOf } from '../reader/path.ts';
import type { ReadDocument } from '../reader/read-document.ts';
import { placed } from '../reader/references/placed.ts';
import { configNameOf } from '../reader/single-files.ts';
import { readersOf, type Reader, type ReadingBlock } from './blocks.ts';
import { effectsOf, type Effect } from './effects.ts';
import { entryAt } from './entry.ts';
import { notesOn } from './notes.ts';
import { homeOf, originsOf, spotOf, valueAt, type OriginPart } from './origins.ts';
import type { Question } from './question.ts';
import { routesOfPart, showingOf, underRules, type Showing } from './routes.ts';
import { partOf, type Part } from './part.ts';
import { rulesOn } from './rules-on.ts';
import { usesOfEntry, usesOfPage, usesOfShared, usesOfSubPage, type Use } from './uses.ts';

/** All known facts about a part of the configuration. */
export interface Answer {
  readonly file: string;
  /** JSON pointer; empty for the document itself. */
  readonly pointer: string;
  /** Title of the document's kind for editors. */
  readonly kind: string;
  /** Value after layouts and lists of blocks are joined; as written if the part itself does not reach the page. */
  readonly value: unknown;
  readonly origins: readonly OriginPart[];
  /** Documents that refer to it. */
  readonly uses: readonly Use[];
  /** Blocks that read this document. */
  readonly readers: readonly Reader[];
  /** Parts of pages that a part of a layout or list of blocks contributes to; undefined for other documents. */
  readonly effects: readonly { readonly file: string; readonly paths: readonly string[] }[] | undefined;
  readonly showing: Showing | undefined;
  /** Conditions under which it shows, as German sentences. */
  readonly rules: readonly string[];
  /** Further notes, as German sentences. */
  readonly notes: readonly string[];
  /** Faults of the files that it consists of. */
  readonly findings: readonly Finding[];
}

/** Document that is too faulty for an answer, with the faults to fix first. */
export interface Broken {
  readonly file: string;
  readonly findings: readonly Finding[];
}

/** Returns the documents that a question may be about, valid or not. */
export function askable({ good, lost, findings }: LoadedConfig): string[] {
  return [...new Set([...good.keys(), ...lost.map(({ file }) => file), ...findings.map(({ file }) => file)])];
}

/**
 * Returns where a part of the configuration comes from, its uses, and where and when it shows.
 * @param blocks that read configuration
 * @throws WhyProblem when the pointer or place leads nowhere
 */
export function why(loaded: LoadedConfig, blocks: readonly ReadingBlock[], question: Question): Answer | Broken {
  const { good, findings } = loaded;
  const document = good.get(question.file);
  const lost = loaded.lost.filter((each) => each.files.includes(question.file));
  const files = new Set([question.file, ...(document?.files ?? lost.find(({ file }) => file === question.file)?.files ?? [])]);
  const own = findings.filter(({ file }) => files.has(file));
  if (document === undefined) return { file: question.file, findings: own };
  const part = partOf(document, question, [...good.values()]);
  const pages = loaded.config.pages;
  const reached = part.isWritten ? effectsOf(good, question.file, part) : undefined;
  // If pages are missing, an empty result proves nothing.
  const effects = reached?.length === 0 && lost.length > 0 ? undefined : reached;
  const { rules, enabled, hiddenOn } = rulesOn(document.kind, part);
  const routes = routesFor(document, part, effects, blocks, pages);
  const shown = routes && underRules(routes.on, enabled, hiddenOn);
  return {
    file: question.file,
    pointer: pointerOf(part.path),
    kind: homeOf(question.file),
    value: valueAt(part.root, part.path),
    origins: part.path.length === 0 ? filesOf(document, good) : originsOf(part.source, part.path, valueAt(part.root, part.path)),
    uses: usesOf(loaded, document, part),
    readers: routes?.readers ?? [],
    effects: effects?.map(({ file, paths }) => ({ file, paths: paths.map((path) => pointerOf(path)) })),
    showing:
      shown &&
      (routes.isShared
        ? showingOf(
            shown,
            pages.map(({ route }) => route),
          )
        : { on: 'only', routes: shown.shown }),
    rules,
    notes: [...notesOn(loaded, document, part), ...lostText(document, lost.length), ...othersText(findings, files)],
    findings: own,
  };
}

function filesOf({ source, files }: ReadDocument, good: LoadedConfig['good']): OriginPart[] {
  return files.flatMap((file) => {
    const origin = file === source.file ? source.originOf([]).source : good.get(file)?.source;
    return origin === undefined ? [] : [{ ...spotOf({ source: origin, path: [] }), part: '', role: homeOf(file) }];
  });
}

interface Routes {
  readonly on: readonly string[];
  readonly readers: readonly Reader[];
  /** Whether it belongs to no single page, so that all pages may show it. */
  readonly isShared: boolean;
}

/** Returns the routes on which it shows unless a rule excludes them. */
function routesFor(
  { kind, source }: ReadDocument,
  part: Part,
  effects: readonly Effect[] | undefined,
  blocks: readonly ReadingBlock[],
  pages: readonly PageDocument[],
): Routes | undefined {
  if (effects !== undefined) return { on: [...new Set(effects.flatMap(({ routes }) => routes))], readers: [], isShared: false };
  if (kind === 'page') return { on: routesOfPart(placed<PageDocument>(part.source).value, part.path), readers: [], isShared: false };
  const name = configNameOf(source.file);
  const readers = name === undefined ? [] : readersOf(name, blocks, pages);
  const addresses = entryAt(kind, part.root, part.path, pages)?.addresses ?? [];
  const articles = kind === 'articleBlocks' ? pages.filter(({ subject }) => subject?.kind === 'article') : [];
  const on = [...new Set([...addresses, ...readers.flatMap(({ routes }) => routes), ...articles.map(({ route }) => route)])];
  return on.length === 0 ? undefined : { on, readers, isShared: true };
}

function usesOf({ good, names, config }: LoadedConfig, { kind, source }: ReadDocument, { path, root, source: text }: Part): readonly Use[] {
  if (kind === 'layout' || kind === 'blockList') return path.length === 0 ? usesOfShared(good, kind, source.file) : [];
  if (kind === 'page') {
    const routes = config.pages.map(({ route }) => route);
    const page = placed<PageDocument>(text).value;
    if (path[0] === 'subPages' && path[1] !== undefined && path.length === 2)
      return usesOfSubPage(names(), page, source.file, String(path[1]));
    return path.length === 0 || (path.length === 1 && path[0] === 'route') ? usesOfPage(names(), page, routes) : [];
  }
  const entry = entryAt(kind, root, path, config.pages);
  return entry === undefined ? [] : usesOfEntry(names(), entry);
}

/** Describes missing pages of layouts and lists of blocks. */
function lostText({ kind }: ReadDocument, count: number): string[] {
  if ((kind !== 'layout' && kind !== 'blockList') || count === 0) return [];
  return [`${count === 1 ? 'Eine Seite fehlt' : `${count} Seiten fehlen`} hier: Sie benutzen es, haben aber Fehler.`];
}

function othersText(findings: readonly Finding[], files: ReadonlySet<string>): string[] {
  const count = findings.filter(({ file, severity }) => severity === 'error' && !files.has(file)).length;
  return count === 0 ? [] : [`Fehler in anderen Dateien: ${count}. Solange es sie gibt, kann hier etwas fehlen (npm run config:check).`];
}
