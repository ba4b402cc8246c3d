// Worker thread in each job process. Kills the process when its memory is used up, even if the main thread is busy, because V8's limit does
// not count memory of native libraries. Also kills it when its parent process is gone.

/** Interval between two checks, in ms. A loop that fills memory takes some 50 MB in this time. */
const LOOK = 10;
/** Fraction of the memory limit at which the process ends, so that it seldom exceeds the limit before the next check. */
const LAST = 0.97;

// Arguments from `startGuard`: memory limit in bytes, and id of the parent process.
const [mostBytes = 0, parent] = process.argv.slice(2).map(Number);
const look = (): void => {
  if (process.memoryUsage.rss() > mostBytes * LAST || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
};
look();
setInterval(look, LOOK);
