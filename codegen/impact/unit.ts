import ts from 'typescript';

/** One place where the code uses a field. */
export interface Site {
  readonly file: string;
  readonly line: number;
  readonly field: string;
}

/** A user of the contracts: a block, or a file outside of blocks. */
export interface User {
  readonly name: string;
  readonly family: string | undefined;
  /** Operations that it asks for. */
  readonly calls: readonly string[];
  /** Operations whose answers it gets, its page's subject included. */
  readonly receives: readonly string[];
  readonly sites: readonly Site[];
}

/** One statement at the top of a file – a function, a constant, a type – with what it uses. */
export interface Unit {
  readonly node: ts.Statement;
  readonly sites: readonly Site[];
  /** Operations that it calls by name. */
  readonly operations: ReadonlySet<string>;
  /** Subjects of a page that it reads: `instrument`, `article`. */
  readonly subjects: ReadonlySet<string>;
  /** Statements that it refers to. */
  readonly references: ReadonlySet<ts.Statement>;
}

/** The statement at the top of its file that holds a node. */
export function statementOf(start: ts.Node): ts.Statement | undefined {
  let node = start;
  while (!ts.isSourceFile(node)) {
    if (ts.isSourceFile(node.parent)) return ts.isStatement(node) ? node : undefined;
    node = node.parent;
  }
  return undefined;
}
