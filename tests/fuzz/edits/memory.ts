import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const LOOK = 100;

/** Watches the memory of the processes that this one has started, as Linux tells it. */
export interface Watch {
  /** Megabytes of the largest of them; 0 where the system does not tell. */
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
      // Before it runs its own program, a new process shows the memory of this one.
      if (!readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('composer/jobs')) return [];
      return [Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0) / 1024];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
}
