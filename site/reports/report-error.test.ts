import { Readable } from 'node:stream';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { ERROR_SAMPLE_RATE, type IslandReport } from '#domain/web/error-report.ts';
import { receiveReport } from '../server/error-reports.ts';
import { areErrorsReported, reportRenderError, reportIsland } from './report-error.ts';

const EVEN = Array.from({ length: 10_000 }, (_, index) => index / 10_000);
const failure = { block: 'quote', reason: 'render', fault: { type: 'TypeError' } } as const;

describe('errors', () => {
  it('[ERR-004] of drawing are reported at a rate of 0.04, and not at all where reporting is off', () => {
    const write = vi.fn<(event: string, facts: Readonly<Record<string, unknown>>) => void>();
    for (const random of EVEN) reportRenderError(failure, true, random, write);
    expect([ERROR_SAMPLE_RATE, write.mock.calls.length]).toEqual([0.04, 400]);
    expect(write.mock.calls[0]).toEqual(['error-report', { source: 'drawing', ...failure }]);
    for (const random of EVEN) reportRenderError(failure, false, random, write);
    expect(write).toHaveBeenCalledTimes(400);
  });

  it('[ERR-004] [CONST-013] are reported from the stage „show“ on, and never locally', () => {
    const stages = ['production', 'preproduction', 'show', 'testing', '', undefined];
    expect(stages.map((stage) => areErrorsReported(stage))).toEqual([true, true, true, false, false, false]);
    expect(() => areErrorsReported('prod')).toThrow('„prod“ ist keine Stufe');
  });
});

describe('what browsers report', () => {
  const report = { island: 'search-box/live', type: 'TypeError', at: ['hydrate-AbC_1.js:1:200'] };
  const send = async (body: string, { isOn = true, origin = 'http://localhost:3000' } = {}): Promise<[number, unknown[]]> => {
    const got: IslandReport[] = [];
    const request = Object.assign(Readable.from([Buffer.from(body)]), {
      headers: { host: 'localhost:3000', origin },
      socket: { remoteAddress: '127.0.0.1' },
    }) as unknown as IncomingMessage;
    let status = 0;
    const response = { writeHead: (code: number) => ((status = code), { end: () => undefined }) } as unknown as ServerResponse;
    await receiveReport(request, response, { isOn, report: (one) => got.push(one) });
    return [status, got];
  };

  it('[ERR-004] comes into the log as a line', async () => {
    expect(await send(JSON.stringify(report))).toEqual([204, [report]]);
    const write = vi.fn<(event: string, facts: Readonly<Record<string, unknown>>) => void>();
    reportIsland(report, write);
    expect(write).toHaveBeenCalledExactlyOnceWith('error-report', { source: 'island', ...report });
  });

  it.each([
    ['text', 'kein JSON', 400],
    ['nothing', 'null', 400],
    ['another shape', JSON.stringify({ ...report, island: '<script>' }), 400],
    ['more than a report is', JSON.stringify({ ...report, type: 'x'.repeat(3_000) }), 400],
  ])('is refused when it is %s', async (_what, body, status) => {
    expect(await send(body)).toEqual([status, []]);
  });

  it('keeps only places in scripts, and what a report has', async () => {
    const [, got] = await send(JSON.stringify({ ...report, at: ['anna@example.org', 'a.js:1:2'], email: 'anna@example.org' }));
    expect(got).toEqual([{ ...report, at: ['a.js:1:2'] }]);
  });

  it('is taken from own pages only, and nowhere without reporting', async () => {
    expect(await send(JSON.stringify(report), { origin: 'https://fremd.example' })).toEqual([403, []]);
    expect(await send(JSON.stringify(report), { isOn: false })).toEqual([404, []]);
  });
});
