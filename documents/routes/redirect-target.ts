const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/gu;

/** Names of the placeholders in the target of a redirect, `{name}`. */
export function placeholdersIn(target: string): string[] {
  return [...target.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** A target with something in the place of each placeholder. */
export function filledTarget(target: string, valueOf: (name: string) => string): string {
  return target.replaceAll(PLACEHOLDER, (_, name: string) => valueOf(name));
}
