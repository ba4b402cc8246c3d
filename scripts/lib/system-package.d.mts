/** Path of a program of the machine, or undefined. */
export function findProgram(...names: readonly string[]): string | undefined;
