import {
  ABSENT,
  eachMany,
  eachOfMany,
  eachPlacedMany,
  eachPlacedSingle,
  eachSingle,
  type OneOfMany,
  type Singles,
} from '../generated/kinds.ts';
import type { PageDocument } from '../generated/types.ts';
import { withItemAliases } from './article-items.ts';
import type { Config } from './config.ts';
import { withoutComing } from './coming-pages.ts';
import { fileFindings, type UnreadFile } from './file-findings.ts';
import { compareFindings, distinct, placeOf, type Finding } from './finding.ts';
import { goodDocuments, lostDocuments, type GoodDocuments, type LostDocument } from './good-documents.ts';
import { joinDocuments } from './layouts/join.ts';
import { atMost } from './most-findings.ts';
import type { Kind } from './kinds.ts';
import { withNamedAddresses } from './named-addresses.ts';
import { withOwnPaths } from './own-paths.ts';
import { pointerOf, type DocumentPath } from './path.ts';
import type { ReadDocument } from './read-document.ts';
import type { PlacedKind } from './references/context.ts';
import { placed, type Placed } from './references/placed.ts';
import { namesOf } from './references/names.ts';
import type { Named } from './references/walk.ts';
import type { Source } from './source.ts';
import { LINE_RULES } from './text-findings.ts';
import type { ManyKind } from './single-files.ts';
import { checkReferences, type Documents } from './references/check.ts';
import { contentOf } from './references/content.ts';

/** A name in a document that refers to something else. */
export interface PlacedName {
  readonly source: Source;
  readonly name: Named;
}

export interface LoadedConfig {
  readonly config: Config;
  /** All faults, in reading order; empty if there are none. Computed on first access, which compares the documents with each other. */
  readonly findings: readonly Finding[];
  /** Faults of single documents, found without comparing them with others. */
  readonly ownFindings: readonly Finding[];
  /** Place where a part of a page is written: `layouts/instrument.yaml#/body/main/0`. */
  readonly addressOf: (page: PageDocument, path: DocumentPath) => string | undefined;
  /** Files of a page: its own, its layouts and lists of blocks, both as named now and as of its last valid version. */
  readonly filesOf: (page: PageDocument) => readonly string[];
  /** All names in documents, by kind (`x-reference`), with the document that contains them. */
  readonly names: () => readonly PlacedName[];
  /** Documents in use. */
  readonly good: GoodDocuments;
  /** Documents that could not be used. */
  readonly lost: readonly LostDocument[];
}

/** Types that the generated validators have proved, by kind. */
interface ValueOf extends Singles, OneOfMany {
  readonly page: PageDocument;
}

const STRANGE: ReadonlySet<string> = new Set(LINE_RULES);

/**
 * Joins the documents and checks them against each other. A faulty document is replaced by its last valid version (`before`), or by the
 * defaults if there is none.
 * @param images names of the existing pictures, for the template of their addresses; without them pictures are not checked.
 * @param audio existing recordings, with their size in bytes; without them recordings are not checked.
 */
export function assemble(
  files: readonly (UnreadFile & { readonly document: ReadDocument | undefined })[],
  before: GoodDocuments = new Map(),
  images?: (template: string) => ReadonlySet<string> | undefined,
  audio?: () => ReadonlyMap<string, number> | undefined,
): LoadedConfig {
  const joined = joinDocuments(withItemAliases(files).flatMap(({ document }) => (document === undefined ? [] : [document])));
  const documents = withNamedAddresses(joined);
  const unknown = files.filter(({ document }) => document === undefined);
  const good = goodDocuments(documents, before);
  const config = configOf([...good.values()]);
  const compared = comparable(documents);
  const own = [
    ...fileFindings(
      documents.map(({ source }) => source.file),
      unknown,
    ),
    ...withOwnPaths(atMost(distinct(toldOnce(documents))), documents, config.site.hosts.www),
  ];
  let findings: readonly Finding[] | undefined;
  return {
    config,
    get findings() {
      const all = { ...compared, site: config.site, images: images?.(config.site.images.template), audio: audio?.() };
      findings ??= atMost(allFindings(all, own)).toSorted(compareFindings);
      return findings;
    },
    ownFindings: own,
    ...placesIn(documents, good),
    good,
    lost: lostDocuments(documents, good),
    names: () => named(compared.all),
  };
}

/** Returns the findings of all documents. Pages do not repeat findings of their layouts and lists of blocks. */
function toldOnce(documents: readonly ReadDocument[]): Finding[] {
  const isOwn = ({ source }: ReadDocument, { file }: Finding): boolean => file === source.file;
  const own = documents.flatMap((document) => document.findings.filter((finding) => isOwn(document, finding)));
  const told = new Map(own.map((finding) => [placeOf(finding), finding.message]));
  return documents.flatMap((document) =>
    document.findings.filter((finding) => isOwn(document, finding) || (told.get(placeOf(finding)) ?? finding.message) === finding.message),
  );
}

/** Returns all findings. A part with a fault of its own needs no second finding about how it fits the rest. */
function allFindings(documents: Documents, alone: readonly Finding[]): Finding[] {
  const { own, between } = checkReferences(documents, alone);
  const places = new Set(own.map(placeOf));
  // An invisible character affects everything on its line.
  const strange = new Set(own.filter(({ rule }) => STRANGE.has(rule)).map(({ file, line }) => `${file}:${line}`));
  // Skips keys beside an unknown key, and the order of two days if one of them is invalid.
  const sections = new Map(own.map((finding) => [sectionOf(finding), finding.rule]));
  const isOpen = (finding: Finding): boolean => {
    const rule = sections.get(sectionOf(finding));
    return rule === 'unknown-key' || (rule !== undefined && finding.rule === 'wrong-order');
  };
  // A use of the right name of something whose own name is wrong is right.
  const isUse = ({ file, rule, message }: Finding): boolean =>
    rule.startsWith('unknown-') &&
    own.some((cause) => cause.file === file && cause.rule === 'wrong-value' && message.includes(`„${cause.suggestion}“`));
  // A faulty name cannot serve to judge another.
  const isMeasure = ({ rule, path }: Finding): boolean =>
    rule === 'other-name' && own.some((cause) => cause.severity === 'error' && lastKey(cause.path) === lastKey(path));
  const isSaid = (finding: Finding): boolean =>
    isUse(finding) ||
    isMeasure(finding) ||
    places.has(placeOf(finding)) ||
    strange.has(`${finding.file}:${finding.line}`) ||
    isOpen(finding);
  return [...own, ...distinct(between.filter((finding) => !isSaid(finding)))];
}

function lastKey(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Returns the section that holds the key of a finding. */
function sectionOf({ file, path }: Finding): string {
  const end = path.lastIndexOf('.');
  return `${file}#${end < 0 ? '' : path.slice(0, end)}`;
}

function named(documents: readonly PlacedKind[]): PlacedName[] {
  return documents.flatMap(({ kind, source }) => namesOf(kind, source.value).map((name) => ({ source, name })));
}

function configOf(good: readonly ReadDocument[]): Config {
  return {
    ...withoutComing(eachSingle((kind) => ofKind(good, kind)[0]?.value ?? ABSENT[kind])),
    ...eachMany((kind) => ofKind(good, kind).map(({ value }) => value)),
    pages: ofKind(good, 'page').map((page) => page.value),
  };
}

/** Places where pages, identified by their values, and their parts are written. */
function placesIn(documents: readonly ReadDocument[], good: GoodDocuments): Pick<LoadedConfig, 'addressOf' | 'filesOf'> {
  const pages = new Map([...good.values()].flatMap((document) => (document.kind === 'page' ? [[document.source.value, document]] : [])));
  const now = new Map(documents.map(({ source, files }) => [source.file, files]));
  return {
    addressOf(page, path) {
      const origin = pages.get(page)?.source.originOf(path);
      return origin === undefined ? undefined : `${origin.source.file}#${pointerOf(origin.path)}`;
    },
    filesOf(page) {
      const document = pages.get(page);
      return document === undefined ? [] : [...new Set([...document.files, ...(now.get(document.source.file) ?? [])])];
    },
  };
}

/** Returns the documents that can be compared with each other. */
function comparable(documents: readonly ReadDocument[]): Omit<Documents, 'site' | 'images' | 'audio'> {
  const comparables = documents.filter((document) => document.checkable);
  return {
    singles: eachPlacedSingle((kind) => ofKind(comparables, kind)[0]),
    many: eachPlacedMany((kind) => ofKind(comparables, kind)),
    pages: ofKind(comparables, 'page'),
    // Without any page, as when only articles are read, nothing is known about pages.
    allPagesKnown: documents.some(({ kind }) => kind === 'page') && documents.every(({ kind, checkable }) => kind !== 'page' || checkable),
    allKnown: everyKnown(documents),
    // Layouts and lists of blocks are checked as parts of pages.
    all: documents
      .filter(({ kind, isReadable }) => isReadable && kind !== 'layout' && kind !== 'blockList')
      .map(({ kind, source, usable }) => ({ kind, source, isUsable: usable })),
    content: contentOf(documents),
  };
}

/** Returns for each kind with many documents whether all of them can be compared. */
function everyKnown(documents: readonly ReadDocument[]): Readonly<Record<ManyKind, boolean>> {
  return eachOfMany((kind) => documents.every((document) => document.kind !== kind || document.checkable));
}

function ofKind<K extends Kind & keyof ValueOf>(documents: readonly ReadDocument[], kind: K): Placed<ValueOf[K]>[] {
  return documents.flatMap((document) => (document.kind === kind ? [placed<ValueOf[K]>(document.source)] : []));
}
