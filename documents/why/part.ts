import type { DocumentPath } from '../reader/path.ts';
import type { ReadDocument } from '../reader/read-document.ts';
import type { Source } from '../reader/source.ts';
import { childrenOf } from './origins.ts';
import { followed } from './pointer.ts';
import { pathAt } from './position.ts';
import { WhyProblem } from './problem.ts';
import type { Question } from './question.ts';
import { writtenSource } from './uses.ts';

/** The part of a document that a question is about. */
export interface Part {
  readonly path: DocumentPath;
  /** The value that the path leads through. */
  readonly root: unknown;
  readonly source: Source;
  /** Whether it is meant as it is written: layouts, lists of blocks, and what a page says to its layout. */
  readonly isWritten: boolean;
}

/**
 * Finds what a question is about. A pointer into a page means the page with its layout; what only the page's own text has, such as
 * `/with/headline`, is found too.
 * @param documents all there are: one of the same kind may have what this one lacks
 * @throws WhyProblem when it leads nowhere
 */
export function partOf(document: ReadDocument, question: Question, documents: readonly ReadDocument[]): Part {
  const { kind, source } = document;
  const whole = (path: DocumentPath): Part => ({ path, root: source.value, source, isWritten: kind === 'layout' || kind === 'blockList' });
  const written = writtenSource(document);
  const asWritten = (path: DocumentPath): Part => ({ path, root: written.value, source: written, isWritten: true });
  if (question.position !== undefined) {
    const { line, column } = question.position;
    const path = pathAt(source.text, line, column);
    if (kind !== 'page') return whole(path);
    const isForLayout = path[0] === 'layout' || path[0] === 'with';
    const joined = isForLayout ? undefined : joinedPath(source, path);
    return joined === undefined ? asWritten(path) : whole(joined);
  }
  const inWhole = followed(question.pointer ?? '', source.value);
  if ('path' in inWhole) return whole(inWhole.path);
  const inText = followed(question.pointer ?? '', written.value);
  if ('path' in inText) return asWritten(inText.path);
  const other = documents.find(
    (each) => each !== document && each.kind === kind && 'path' in followed(question.pointer ?? '', each.source.value),
  );
  throw new WhyProblem(`${inWhole.problem}${other === undefined ? '' : ` Ein Beispiel hat ${other.source.file}.`}`);
}

/** Where the part that a page itself writes at a path stands in the page with its layout. */
function joinedPath(source: Source, wanted: DocumentPath): DocumentPath | undefined {
  const visit = (node: unknown, path: DocumentPath): DocumentPath | undefined => {
    const origin = source.originOf(path);
    if (origin.source.file === source.file && origin.path.join('/') === wanted.join('/')) return path;
    for (const [step, child] of childrenOf(node)) {
      const found = visit(child, [...path, step]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return visit(source.value, []);
}
