import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';

const STOP = new URL('stop.ts', import.meta.url).href;

/** Runs a program that closes by `close` and receives `signals`; resolves with its output and exit code. */
async function endOf(close: string, signals: readonly NodeJS.Signals[], more = '') {
  const program = `
    import { endOnUncaught, stopOnSignals } from '${STOP}';
    const say = (line) => void process.stdout.write(line + '\\n');
    endOnUncaught(say);
    stopOnSignals(${close}, say);
    setInterval(() => undefined, 1000);
    say('runs');
    ${more}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'close');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'runs') for (const signal of signals) child.kill(signal);
    else said += line;
  }
  await gone;
  return { code: child.exitCode, said };
}

describe('A stop', () => {
  it('is orderly where everything closes', async () => {
    expect(await endOf('async () => undefined', ['SIGTERM'])).toEqual({ code: 0, said: '' });
  });

  it('comes after five seconds, whatever hangs', async () => {
    const { code, said } = await endOf('() => new Promise(() => undefined)', ['SIGTERM']);
    expect([code, said]).toEqual([1, expect.stringContaining('Gespeichertes ist davon nicht betroffen')]);
  });

  it('comes also where closing fails, and names nobody', async () => {
    const { code, said } = await endOf("async () => { throw new Error('anna@example.org'); }", ['SIGINT']);
    expect([code, said]).toEqual([1, expect.stringContaining('stop-failed')]);
    expect(said).not.toContain('anna@');
  });
});

describe('An error that nobody caught', () => {
  it.each([
    "Promise.reject(Object.assign(new Error('anna@example.org'), { params: ['Geheim'] }))",
    "setTimeout(() => { throw new Error('anna@example.org Geheim'); })",
  ])('ends the process without naming anybody: %s', async (fault) => {
    const { code, said } = await endOf('async () => undefined', [], `void ${fault};`);
    expect([code, said]).toEqual([1, expect.stringContaining('"fault"')]);
    expect(said).not.toMatch(/anna@|Geheim/u);
  });
});
