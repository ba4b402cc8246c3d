import { serverNamed, type Server } from '../contracts/servers.ts';

/** Context that the linter passes to a rule, reduced to the parts that our rules use. */
export interface RuleContext {
  report(problem: { readonly message: string; readonly location?: Location }): void;
  /** Resolves a `$ref` in the file `from`, by default the current file. */
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
/** Rule as a map from the kind of node to its visitor. */
export type Rule = () => Readonly<Record<string, Visit>>;

/** Creates a rule whose requirements depend on the server of the contract. */
export function ofServer(rule: (server: () => Server) => ReturnType<Rule>): Rule {
  return () => {
    let server: Server = 'provider';
    return {
      Root(root) {
        // The rule `served-by` reports unknown servers.
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

/** Returns the target of a `$ref`, or the node itself. */
export function follow(node: unknown, context: RuleContext): Node {
  return followFrom(node, context, undefined).node;
}

/** Like `follow`, for a node in another file; also returns the file of the target. */
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
