import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between two measurements. */
const LOOK = 100;

/** Watches the memory of the child processes, as reported by Linux. */
export interface Watch {
  /** Megabytes of the largest process; 0 where the system does not report them. */
  largest(): number;
  end(): void;
}

export function watchChildren(): Watch {
  let largest = 0;
  const look = (): void => {
    for (const megabytes of childMegabytes()) largest = Math.max(largest, megabytes);
  };
  const timer = setInterval(look, LOOK);
  timer.unref();
  return {
    largest: () => Math.round(largest),
    end: () => clearInterval(timer),
  };
}

function childMegabytes(): number[] {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      if (!status.includes(`\nPPid:\t${process.pid}\n`)) return [];
      // Skips new processes that have not started their own program: they show the memory of this process.
      if (!readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('composer/jobs')) return [];
      return [Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0) / 1024];
    } catch {
      // The process has ended in the meantime.
      return [];
    }
  });
}
