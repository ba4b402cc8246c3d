/**
 * The log's way out. A line that cannot be written (the file behind the standard output lies on a full disk, its reader is gone)
 * is lost: nothing that is served depends on the log.
 */
export function standardOutput(): { write(line: string): void } {
  if (!process.stdout.listeners('error').includes(ignore)) process.stdout.on('error', ignore);
  return { write: (line) => void process.stdout.write(line) };
}

function ignore(): void {
  // Said above.
}
