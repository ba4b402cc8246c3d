const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/gu;

/** Returns the names of the placeholders in the target of a redirect, `{name}`. */
export function placeholdersIn(target: string): string[] {
  return [...target.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** Replaces each placeholder in a target. */
export function filledTarget(target: string, valueOf: (name: string) => string): string {
  return target.replaceAll(PLACEHOLDER, (_, name: string) => valueOf(name));
}
