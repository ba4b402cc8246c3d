import { pointingTo, type Traced, type TracedValue } from './traced.ts';

/** Values of parameters by name, without those that have none. */
export type Arguments = ReadonlyMap<string, Traced>;

/** `{headline}`: unlike `{instrument.name}`, the name of a parameter has no dot. */
const PARAMETER = /\{([a-z][A-Za-z0-9]*)\}/g;

/** Returns the names of the parameters in a text, each as often as it occurs. */
export function parametersIn(text: string): string[] {
  return [...text.matchAll(PARAMETER)].map(([, name = '']) => name);
}

const looked = new WeakMap<Traced, boolean>();

/** Returns true if a part has parameters: layouts are filled for a thousand pages, and most of their parts have none. */
export function hasParameters(node: Traced): boolean {
  if (node.kind === 'value') return typeof node.value === 'string' && node.value.search(PARAMETER) >= 0;
  let has = looked.get(node);
  if (has === undefined) looked.set(node, (has = [...(node.kind === 'list' ? node.items : node.entries.values())].some(hasParameters)));
  return has;
}

/** Replaces parameters by their values. A text that consists of one parameter becomes its value, which may be a list. */
export function filled(node: Traced, values: Arguments): Traced {
  if (!hasParameters(node)) return node;
  if (node.kind === 'value') return typeof node.value === 'string' ? filledText(node, node.value, values) : node;
  if (node.kind === 'list') return { ...node, items: node.items.map((item) => filled(item, values)) };
  return { ...node, entries: new Map([...node.entries].map(([key, item]) => [key, filled(item, values)])) };
}

function filledText(node: TracedValue, text: string, values: Arguments): Traced {
  const names = parametersIn(text);
  const [first] = names;
  if (first === undefined) return node;
  const whole = text === `{${first}}` ? values.get(first) : undefined;
  if (whole !== undefined) return pointingTo(whole, node.at);
  const known = names.flatMap((name) => values.get(name) ?? []);
  const value = text.replaceAll(PARAMETER, (hole, name: string) => textOf(values.get(name)) ?? hole);
  return {
    ...node,
    value,
    seeAlso: [...(node.seeAlso ?? []), ...known.map(({ at }) => at)],
    isOpen: known.length < names.length || known.some((part) => part.isOpen === true),
  };
}

function textOf(node: Traced | undefined): string | undefined {
  return node?.kind === 'value' ? String(node.value) : undefined;
}
