import { relative } from 'node:path';
import ts from 'typescript';
import { blockSources, createProgram, outsideSources } from './program.ts';
import { HOOKS, readUnit } from './read-unit.ts';
import { statementOf, type Site, type Unit } from './unit.ts';

/** Parts of the contracts that some code uses. */
export interface Usage {
  /** Operations called by name. */
  readonly calls: readonly string[];
  /** Kinds of subjects that are read. */
  readonly subjects: readonly string[];
  readonly sites: readonly Site[];
}
export interface BlockUsage extends Usage {
  readonly type: string;
  readonly family: string;
  /** Places in the block's schema that request parts of the configuration. */
  readonly configSites: readonly Site[];
}
export interface CodeUsage {
  readonly blocks: readonly BlockUsage[];
  /** Files of subjects, renderer and site. */
  readonly outside: readonly (Usage & { readonly file: string })[];
}

/**
 * Usage of every block: everything that its component, its `needs` and its islands reach through functions, constants and types, in any
 * file. `client` replaces the generated client. A file counts only if the block uses the function in question, not if the block merely
 * imports the file.
 */
export function readUsage(root: string, operationIds: ReadonlySet<string>, client: ReadonlyMap<string, string>): CodeUsage {
  const blocks = blockSources(root);
  const outside = outsideSources(root);
  const program = createProgram(root, [...blocks.flatMap(({ entries }) => entries), ...outside], client);
  const checker = program.getTypeChecker();
  const known = new Map<ts.Statement, Unit>();
  const unitOf = (statement: ts.Statement): Unit => {
    const unit = known.get(statement) ?? readUnit(statement, { checker, operationIds, root });
    known.set(statement, unit);
    return unit;
  };
  const statementsOf = (files: readonly string[]): ts.Statement[] =>
    files.flatMap((file) => [...(program.getSourceFile(file)?.statements ?? [])]);
  return {
    blocks: blocks.map(({ type, family, entries, contentSites, configSites }) => {
      const usage = summed(reached(statementsOf(entries), unitOf));
      const subjects = contentSites.length === 0 ? usage.subjects : [...usage.subjects, 'article'];
      return { type, family, configSites, ...usage, subjects, sites: [...usage.sites, ...contentSites] };
    }),
    outside: outside.map((file) => ({ file: relative(root, file), ...summed(statementsOf([file]).map(unitOf)) })),
  };
}

/** Transitive closure of the statements' references within our own code. */
function reached(start: readonly ts.Statement[], unitOf: (statement: ts.Statement) => Unit): Unit[] {
  const seen = new Set<ts.Statement>(start);
  for (const statement of seen) {
    for (const next of unitOf(statement).references) if (isFollowed(next)) seen.add(next);
  }
  return [...seen].map(unitOf);
}

function isFollowed(statement: ts.Statement): boolean {
  const { fileName } = statement.getSourceFile();
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  if (isType || statementOf(statement) === undefined || fileName.includes('/node_modules/')) return false;
  return !fileName.includes('/generated/') || fileName.includes(`/${HOOKS}`);
}

function summed(units: readonly Unit[]): Usage {
  return {
    calls: [...new Set(units.flatMap(({ operations }) => [...operations]))].toSorted(),
    subjects: [...new Set(units.flatMap(({ subjects }) => [...subjects]))].toSorted(),
    sites: units.flatMap(({ sites }) => sites).filter(({ file }) => !file.includes('generated/')),
  };
}
