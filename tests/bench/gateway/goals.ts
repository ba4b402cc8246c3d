interface Measured {
  readonly clients: number;
  readonly steady: { readonly delay: { readonly p99: number } };
  readonly flood: { readonly updatesPerCpuSecond: number; readonly bytesPerUpdate: number };
}

export interface GatewayFigures {
  readonly fanOut: readonly { readonly bare: Measured; readonly plain: Measured; readonly compressed: Measured }[];
  readonly idle: { readonly bytesPerConnection: number } | undefined;
  readonly storm: { readonly clients: number; readonly back: number; readonly current: { readonly max: number } } | undefined;
}

/** Milliseconds between ticks: a price delivered after the next tick is not live. */
const TICK_MS = 1_000;

interface Judged {
  readonly name: string;
  readonly goal: number;
  readonly found: number;
  readonly met: boolean;
}

/** Compares each goal with the measured value. Rates are per processor time, because other load of the machine slows all of them. */
export function compareWithGoals({ fanOut, idle, storm }: GatewayFigures): readonly Judged[] {
  return [
    ...fanOut.flatMap(({ bare, plain, compressed }) => [
      atLeast(`${plain.clients}: plain rate / bare broadcast`, 0.8, plain.flood.updatesPerCpuSecond / bare.flood.updatesPerCpuSecond),
      atLeast(
        `${plain.clients}: compressed rate / bare broadcast`,
        0.7,
        compressed.flood.updatesPerCpuSecond / bare.flood.updatesPerCpuSecond,
      ),
      atMost(`${plain.clients}: plain delay p99, ms`, TICK_MS, plain.steady.delay.p99),
      atMost(`${plain.clients}: compressed delay p99, ms`, TICK_MS, compressed.steady.delay.p99),
      atMost(`${plain.clients}: compressed bytes / plain bytes`, 0.3, compressed.flood.bytesPerUpdate / plain.flood.bytesPerUpdate),
    ]),
    ...(idle === undefined ? [] : [atMost('idle connection, bytes', 25_000, idle.bytesPerConnection)]),
    ...(storm === undefined
      ? []
      : [
          atLeast(`storm of ${storm.clients}: back`, 1, storm.back / storm.clients),
          atMost(`storm of ${storm.clients}: all current, ms`, 10_000, storm.current.max),
        ]),
  ];
}

function atLeast(name: string, goal: number, found: number): Judged {
  return { name, goal, found: round(found), met: found >= goal };
}

function atMost(name: string, goal: number, found: number): Judged {
  return { name, goal, found: round(found), met: found <= goal };
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
