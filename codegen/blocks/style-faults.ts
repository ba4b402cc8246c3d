import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/**
 * Finds selectors in a `block.css` that style something outside the block. Every selector begins with a class of the block (`quote`,
 * `quote__price`, `quote--large`). Classes of the kit and of libraries may follow, so that they change inside this block only. Classes of
 * other blocks never may.
 */
export function styleFaults(css: string, type: string, types: readonly string[]): string[] {
  const faults = new Set<string>();
  const check = (selector: Selector): void => {
    const fault = selectorFault(selector, type, types);
    if (fault !== undefined) faults.add(fault);
  };
  transform({
    filename: 'block.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: ({ value }) => {
          value.selectors.forEach(check);
        },
      },
    },
  });
  return [...faults];
}

function selectorFault(selector: Selector, type: string, types: readonly string[]): string | undefined {
  const [first, ...others] = selector.flatMap(namesIn);
  if (first === undefined) return `block.css: every selector must begin with a class of the block, ".${type}" or ".${type}__…"`;
  if (first !== NESTED && !belongsTo(first, type))
    return `block.css: ".${first}" is not a class of the block: begin the selector with ".${type}" or ".${type}__…"`;
  const foreign = others.find((name) => types.some((other) => other !== type && belongsTo(name, other)));
  return foreign === undefined ? undefined : `block.css: ".${foreign}" belongs to another block, which styles it itself`;
}

/** Nesting selector; the selector around it is checked separately. */
const NESTED = '&';

function namesIn(component: SelectorComponent): string[] {
  if (component.type === 'class') return [component.name];
  if (component.type === 'nesting') return [NESTED];
  return 'selectors' in component && component.selectors ? component.selectors.flat().flatMap(namesIn) : [];
}

function belongsTo(name: string, type: string): boolean {
  return name === type || name.startsWith(`${type}__`) || name.startsWith(`${type}--`);
}
