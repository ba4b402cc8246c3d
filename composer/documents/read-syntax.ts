import type { Document } from 'yaml';
import { grafted } from './graft.ts';
import { spliceOf } from './splice.ts';
import { parsed, treeOf, type Syntax } from './syntax.ts';

/** Maximum number of cached texts: one edit reads the texts before and after it several times. */
const LAST = 6;
/**
 * Maximum size of all cached texts, in characters; the first two always stay. The tree of a text with short entries takes two hundred times
 * its size.
 */
const MOST_CHARACTERS = 400_000;
let recent: readonly Syntax[] = [];

/**
 * Parses a text like `parsed`, but faster for one that was read recently, or differs from such a text in one place. The result is shared
 * and must not be changed.
 * @throws InvalidYaml for a text that is not valid YAML, for aliases of unknown anchors, and for aliases that would expand without limit
 */
export function readSyntax(text: string): Syntax {
  const found = recent.find((syntax) => syntax.text === text);
  const near = found === undefined ? nearest(text) : undefined;
  const syntax = found ?? (near && grafted(near, text)) ?? parsed(text);
  // The text that this one was made from goes last: it is needed less than texts of other documents. A rebase works on two documents in
  // turn.
  const others = recent.filter((other) => other !== found && other !== near);
  recent = bounded([syntax, ...others, ...(near === undefined ? [] : [near])]);
  return syntax;
}

function bounded(syntaxes: readonly Syntax[]): readonly Syntax[] {
  let characters = 0;
  return syntaxes.slice(0, LAST).filter(({ text }, index) => {
    characters += text.length;
    return index < 2 || characters <= MOST_CHARACTERS;
  });
}

/**
 * Cached text with the smallest difference; undefined if all differ by more than the length of the text. A rebase alternates between
 * several texts.
 */
function nearest(text: string): Syntax | undefined {
  const lengths = recent.flatMap((syntax) => {
    const { was, is } = spliceOf(syntax.text, text);
    const length = was.length + is.length;
    return length < text.length ? [{ syntax, length }] : [];
  });
  return lengths.toSorted((a, b) => a.length - b.length)[0]?.syntax;
}

/** Syntax tree of a text, including its errors; reuses the tree of `readSyntax` if it was read recently. */
export function syntaxTree(text: string): Document.Parsed {
  return recent.find((syntax) => syntax.text === text)?.document ?? treeOf(text);
}
