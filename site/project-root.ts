/** Folder of the project: `PARKETT_ROOT`, by default the working directory, which npm scripts set. */
export function projectRoot(): string {
  return process.env.PARKETT_ROOT ?? process.cwd();
}
