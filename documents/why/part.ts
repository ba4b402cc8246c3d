import type { DocumentPath } from '../reader/path.ts';
import type { ReadDocument } from '../reader/read-document.ts';
import type { Source } from '../reader/source.ts';
import { childrenOf } from './origins.ts';
import { followed } from './pointer.ts';
import { pathAt } from './position.ts';
import { WhyProblem } from './problem.ts';
import type { Question } from './question.ts';
import { writtenSource } from './uses.ts';

/** Part of a document that a question is about. */
export interface Part {
  readonly path: DocumentPath;
  /** Value that the path leads through. */
  readonly root: unknown;
  readonly source: Source;
  /** Whether the question is about the written text: layouts, lists of blocks, and the parameters that a page passes to its layout. */
  readonly isWritten: boolean;
}

/**
 * Finds the part that a question is about. A pointer into a page refers to the page with its layout; parts that only the page's own text
 * has, such as `/with/headline`, are found too.
 * @param documents all documents: one of the same kind may have a key that this one lacks
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

/** Returns the path, in the page joined with its layout, of a part that the page itself writes. */
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
