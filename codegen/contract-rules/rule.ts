import { serverNamed, type Server } from '../contracts/servers.ts';

/** Context that the linter passes to a rule; only the parts that our rules use. */
export interface RuleContext {
  report(problem: { readonly message: string; readonly location?: Location }): void;
  /** Follows a `$ref` that stands in the file `from`, by default in the one being read. */
  resolve(
    node: unknown,
    from?: string,
  ): { readonly node?: unknown; readonly location?: { readonly source: { readonly absoluteRef: string } } };
  readonly location: Location;
}
export interface Location {
  child(path: readonly (string | number)[]): Location;
  key(): Location;
}

type Visit = (node: unknown, context: RuleContext) => void;
/** A rule: what to do at each kind of node. */
export type Rule = () => Readonly<Record<string, Visit>>;

/** A rule that asks something else of the contracts of each server. */
export function ofServer(rule: (server: () => Server) => ReturnType<Rule>): Rule {
  return () => {
    let server: Server = 'provider';
    return {
      Root(root) {
        // An unknown one is told by `served-by`.
        server = serverNamed(isNode(root) ? root['x-served-by'] : undefined) ?? 'provider';
      },
      ...rule(() => server),
    };
  };
}

export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The node behind a `$ref`, or the node itself. */
export function follow(node: unknown, context: RuleContext): Node {
  return followFrom(node, context, undefined).node;
}

/** As `follow`, for a node that stands in another file; says in which file the target stands. */
export function followFrom(
  node: unknown,
  context: RuleContext,
  from: string | undefined,
): { readonly node: Node; readonly from: string | undefined } {
  if (!isNode(node) || typeof node['$ref'] !== 'string') return { node: isNode(node) ? node : {}, from };
  const { node: target, location } = context.resolve(node, from);
  return { node: isNode(target) ? target : {}, from: location?.source.absoluteRef ?? from };
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
