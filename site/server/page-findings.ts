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
  /** Errors of documents that show under no address. */
  readonly elsewhere: readonly Finding[];
  /** Whether there is anything to draw: the page as it is, or as it was when it last was right. */
  readonly isDrawable: boolean;
}

interface Place extends RoutePattern {
  readonly files: ReadonlySet<string>;
  /** Kind of what the page is about. */
  readonly subject: string | undefined;
  readonly isLost: boolean;
}

/** The errors that concern the page at an address. */
export function findingsAt(loaded: LoadedConfig, url: string): PageFindings {
  const errors = errorsIn(loaded);
  if (errors.length === 0) return { own: [], elsewhere: [], isDrawable: true };
  const drawn = drawnPlaces(loaded);
  const places = [...drawn, ...lostPlaces(loaded, new Set(drawn.map(patternShape)))];
  const path = readPath(url.split('?')[0] ?? '');
  const place = path && matchSegments(places, path.segments)?.pattern;
  return {
    own: errors.filter((finding) => isSingleFile(finding.file) || (place && concerns(finding, place))),
    elsewhere: errors.filter((finding) => !isSingleFile(finding.file) && !places.some((each) => concerns(finding, each))),
    isDrawable: place?.isLost !== true && !loaded.lost.some(({ file }) => isSingleFile(file)),
  };
}

/** Errors that keep a configuration from being published. */
export function errorsIn({ findings }: LoadedConfig): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

function drawnPlaces({ config, filesOf }: LoadedConfig): Place[] {
  return pagePatterns(config).map(({ page, ...pattern }) => ({
    ...pattern,
    files: new Set(filesOf(page)),
    subject: page.subject?.kind,
    isLost: false,
  }));
}

/** @param taken the addresses that show another page. */
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

/**
 * Tells whether a finding concerns a page. A finding in a shared file names its pages in `seeAlso` when only some of them suffer from it.
 */
function concerns({ file, seeAlso = [] }: Finding, { files, subject }: Place): boolean {
  const kind = kindOf(file);
  const shown = kind !== undefined && isManyKind(kind) ? MANY_KINDS[kind].pages : undefined;
  if (shown !== undefined) return subject === shown.subject;
  if (file.startsWith(CONTENT_FOLDER)) return subject === 'article';
  if (!files.has(file)) return false;
  const pages = seeAlso.filter((related) => kindOf(related.file) === 'page');
  return kind === 'page' || pages.length === 0 || pages.some((related) => files.has(related.file));
}
