import { describe, expect, it, vi } from 'vitest';
import { boundedLog } from './bounded-log.ts';

function open() {
  const lines: string[] = [];
  let time = 1_000_000;
  const log = boundedLog({ write: (line) => lines.push(line) }, () => time);
  return { lines, log, pass: (milliseconds: number) => (time += milliseconds) };
}

const fault = (operation: string, request: number, level = 50): string =>
  `${JSON.stringify({ level, time: request, service: 'provider', reqId: `req-${request}`, operation, ms: request / 7, msg: 'answered' })}\n`;

describe('A log that is flooded', () => {
  it('has five of a million equal faults, and says how many there were', () => {
    const { lines, log, pass } = open();
    for (let request = 0; request < 100_000; request += 1) log.write(fault('login', request));
    expect(lines).toHaveLength(5);
    pass(60_000);
    log.write(fault('login', 7));
    expect(lines).toHaveLength(7);
    expect(JSON.parse(lines[5] ?? '')).toMatchObject({ operation: 'login', msg: 'answered', leftOut: 99_995 });
  });

  it('says so also when nothing comes any more', () => {
    vi.useFakeTimers();
    const { lines, log } = open();
    for (let request = 0; request < 9; request += 1) log.write(fault('login', request));
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ leftOut: 4 });
  });

  it('stays small however different the faults are', () => {
    const { lines, log, pass } = open();
    for (let request = 0; request < 50_000; request += 1) log.write(fault(`operation${request}`, request));
    pass(60_000);
    log.write(fault('login', 7));
    // 300 lines of the first minute, the counts of the dropped ones by kind, and the following line.
    expect(lines.length).toBeLessThanOrEqual(300 + 501 + 1);
    expect(lines.join('').length).toBeLessThan(200_000);
  });

  it('has no line above 8 KiB, and every line is JSON', () => {
    const { lines, log } = open();
    log.write(fault('x'.repeat(1_000_000), 1));
    expect(lines[0]?.length).toBeLessThan(8_192);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50 });
  });

  it('keeps every line that the operator asked for with a lower level', () => {
    const { lines, log } = open();
    for (let request = 0; request < 1_000; request += 1) log.write(fault('getQuote', request, 30));
    expect(lines).toHaveLength(1_000);
  });
});
