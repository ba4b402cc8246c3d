/** Folder of the project. npm scripts start there; the variable helps when something else starts the server. */
export function projectRoot(): string {
  return process.env.PARKETT_ROOT ?? process.cwd();
}
