import type { Document } from 'yaml';
import { grafted } from './graft.ts';
import { spliceOf } from './splice.ts';
import { parsed, treeOf, type Syntax } from './syntax.ts';

/** Texts that were read last: one edit asks for the text before and after it again and again. */
const LAST = 6;
/** Characters of them together, beyond two: the tree of a text of short entries takes two hundred times its size. */
const MOST_CHARACTERS = 400_000;
let recent: readonly Syntax[] = [];

/**
 * As `parsed`, and faster for a text that was read just now, or differs from that in one place. What it answers is shared: nobody
 * changes it.
 * @throws InvalidYaml for what is no YAML, aliases of unknown anchors, and aliases that would unfold without measure
 */
export function readSyntax(text: string): Syntax {
  const found = recent.find((syntax) => syntax.text === text);
  const near = found === undefined ? nearest(text) : undefined;
  const syntax = found ?? (near && grafted(near, text)) ?? parsed(text);
  // The text that this one was made of is asked for less than one of another document: a rebase has two that both go on.
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

/** The text that differs in the shortest stretch: a rebase goes to and fro between several. One that shares little is no help. */
function nearest(text: string): Syntax | undefined {
  const lengths = recent.flatMap((syntax) => {
    const { was, is } = spliceOf(syntax.text, text);
    const length = was.length + is.length;
    return length < text.length ? [{ syntax, length }] : [];
  });
  return lengths.toSorted((a, b) => a.length - b.length)[0]?.syntax;
}

/** The tree of a text, faults and all; that of `readSyntax`, if it was read just now. */
export function syntaxTree(text: string): Document.Parsed {
  return recent.find((syntax) => syntax.text === text)?.document ?? treeOf(text);
}
