import { MANY_KINDS } from '#documents/generated/kinds.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import type { Finding } from '#documents/reader/finding.ts';
import { CONTENT_FOLDER, kindOf } from '#documents/reader/kinds.ts';
import { isManyKind, isSingleFile } from '#documents/reader/single-files.ts';
import { readPath } from '#documents/routes/path.ts';
import { matchSegments, parsePattern, PatternError, patternShape, type RoutePattern } from '#documents/routes/pattern.ts';
import { pagePatterns } from '#renderer/route.ts';

/** Findings shown to an editor under an address. */
export interface PageFindings {
  /** Errors of the documents that the page is made of. */
  readonly own: readonly Finding[];
  /** Errors of documents that belong to no address. */
  readonly elsewhere: readonly Finding[];
  /** Whether the page can be rendered, from its current documents or their last valid versions. */
  readonly isRenderable: boolean;
}

interface Place extends RoutePattern {
  readonly files: ReadonlySet<string>;
  /** Kind of the page's subject. */
  readonly subject: string | undefined;
  /** Whether no version of the page document is valid. */
  readonly isLost: boolean;
}

/** Returns the errors that concern the page at an address. */
export function findingsAt(loaded: LoadedConfig, url: string): PageFindings {
  const errors = errorsIn(loaded);
  if (errors.length === 0) return { own: [], elsewhere: [], isRenderable: true };
  const shown = shownPlaces(loaded);
  const places = [...shown, ...lostPlaces(loaded, new Set(shown.map(patternShape)))];
  const path = readPath(url.split('?')[0] ?? '');
  const place = path && matchSegments(places, path.segments)?.pattern;
  return {
    own: errors.filter((finding) => isSingleFile(finding.file) || (place && concerns(finding, place))),
    elsewhere: errors.filter((finding) => !isSingleFile(finding.file) && !places.some((each) => concerns(finding, each))),
    isRenderable: place?.isLost !== true && !loaded.lost.some(({ file }) => isSingleFile(file)),
  };
}

/** Errors that keep a configuration from being published. */
export function errorsIn({ findings }: LoadedConfig): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

function shownPlaces({ config, filesOf }: LoadedConfig): Place[] {
  return pagePatterns(config).map(({ page, ...pattern }) => ({
    ...pattern,
    files: new Set(filesOf(page)),
    subject: page.subject?.kind,
    isLost: false,
  }));
}

/**
 * Places of pages whose documents have no valid version.
 * @param taken shapes of routes that a valid page has
 */
function lostPlaces({ lost }: LoadedConfig, taken: ReadonlySet<string>): Place[] {
  return lost.flatMap(({ files, route }) => {
    const pattern = route === undefined ? undefined : patternOf(route);
    return pattern === undefined || taken.has(patternShape(pattern))
      ? []
      : [{ ...pattern, files: new Set(files), subject: undefined, isLost: true }];
  });
}

function patternOf(route: string): RoutePattern | undefined {
  try {
    return parsePattern(route);
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

/** Returns true if a finding concerns a page. A finding in a shared file lists the affected pages in `seeAlso` unless it affects all. */
function concerns({ file, seeAlso = [] }: Finding, { files, subject }: Place): boolean {
  const kind = kindOf(file);
  const shown = kind !== undefined && isManyKind(kind) ? MANY_KINDS[kind].pages : undefined;
  if (shown !== undefined) return subject === shown.subject;
  if (file.startsWith(CONTENT_FOLDER)) return subject === 'article';
  if (!files.has(file)) return false;
  const pages = seeAlso.filter((related) => kindOf(related.file) === 'page');
  return kind === 'page' || pages.length === 0 || pages.some((related) => files.has(related.file));
}
