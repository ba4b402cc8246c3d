/**
 * Output of the log. Lines that cannot be written (standard output is a file on a full disk, or its reader is gone) are dropped, because no
 * answer depends on the log.
 */
export function standardOutput(): { write(line: string): void } {
  if (!process.stdout.listeners('error').includes(ignore)) process.stdout.on('error', ignore);
  return { write: (line) => void process.stdout.write(line) };
}

function ignore(): void {
  // Ignored, see above.
}
