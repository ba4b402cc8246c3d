import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Mocks {
  /** Returns the answer of an operation's mock; undefined when there is no mock. */
  answerOf(id: string): unknown;
  /** Handlers of MSW, one per operation. */
  readonly handlers: readonly unknown[];
}

/** Generates the mocks of the current contracts and loads them. */
export async function madeMocks(): Promise<Mocks> {
  mkdirSync('.cache', { recursive: true });
  const folder = resolve(mkdtempSync('.cache/mocks-'));
  try {
    execFileSync(process.execPath, ['codegen/main.ts', '--mocks', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    const module = (await import(join(folder, 'mocks.ts'))) as Readonly<Record<string, (() => unknown) | undefined>>;
    return {
      answerOf: (id) => module[`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`]?.(),
      handlers: module['getParkettMock']?.() as unknown[],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
