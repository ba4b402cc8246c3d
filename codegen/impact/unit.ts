import ts from 'typescript';

/** Place where code uses a field. */
export interface Site {
  readonly file: string;
  readonly line: number;
  readonly field: string;
}

/** User of the contracts: a block, or a file outside of blocks. */
export interface User {
  readonly name: string;
  readonly family: string | undefined;
  /** Operations that it calls. */
  readonly calls: readonly string[];
  /** Operations whose answers it receives, including the subject of its page. */
  readonly receives: readonly string[];
  readonly sites: readonly Site[];
}

/** Top-level statement of a file – a function, a constant, a type – with everything it uses. */
export interface Unit {
  readonly node: ts.Statement;
  readonly sites: readonly Site[];
  /** Operations that it calls by name. */
  readonly operations: ReadonlySet<string>;
  /** Kinds of subjects that it reads: `instrument`, `article`. */
  readonly subjects: ReadonlySet<string>;
  /** Statements that it refers to. */
  readonly references: ReadonlySet<ts.Statement>;
}

/** Top-level statement that contains a node. */
export function statementOf(start: ts.Node): ts.Statement | undefined {
  let node = start;
  while (!ts.isSourceFile(node)) {
    if (ts.isSourceFile(node.parent)) return ts.isStatement(node) ? node : undefined;
    node = node.parent;
  }
  return undefined;
}
