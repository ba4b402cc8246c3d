const EVERY_MS = 5_000;

/** Prints a line of progress to the error stream: standard output carries results only. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Formats a duration: `75` seconds as `1 min 15 s`. */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Runs `work` and reports every few seconds that it still runs; `details` may add its current step. */
export async function withProgress(title, work, details = () => '') {
  const start = Date.now();
  say(`${title} …`);
  const timer = setInterval(() => {
    const detail = details();
    say(`  … ${duration(Date.now() - start)}${detail && `, ${detail}`}`);
  }, EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
