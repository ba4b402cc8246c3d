// A thread of its own in each job process: ends the process when its memory is used up, whatever its main thread is doing, for V8's
// bound does not count what native libraries take; and when the process that started it is gone.

/** Milliseconds between two looks: a loop that fills memory takes some 50 MB meanwhile. */
const LOOK = 10;
/** Part of its memory at which a process ends, so that it seldom has more than all before the next look. */
const LAST = 0.97;

// Arguments that `startGuard` gives: bytes of memory at most, and the process that started this one.
const [mostBytes = 0, parent] = process.argv.slice(2).map(Number);
const look = (): void => {
  if (process.memoryUsage.rss() > mostBytes * LAST || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
};
look();
setInterval(look, LOOK);
