import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from './start.ts';

/**
 * Programs in other languages that make the requests of third-party programs and break as those do: with their own connections and readers
 * of JSON and numbers. Languages that are not installed here are skipped by name.
 */
const LANGUAGES: Readonly<Record<string, { readonly command: string; readonly needs: readonly string[]; readonly file: string }>> = {
  JavaScript: { command: process.execPath, needs: [], file: 'programs.mjs' },
  Python: { command: 'python3', needs: [], file: 'programs.py' },
  Perl: { command: 'perl', needs: ['-MJSON::PP', '-MHTTP::Tiny'], file: 'programs.pl' },
  Shell: { command: 'bash', needs: [], file: 'programs.sh' },
};
const TOOLS: Readonly<Record<string, readonly string[]>> = { Shell: ['curl', 'jq'] };

let test: TestProvider;
let origin: string;
beforeAll(async () => {
  test = await startTestProvider();
  origin = await test.provider.listen({ port: 0 });
  // The first call to a finder builds it.
  await Promise.all(['funds', 'bonds', 'derivatives'].map((section) => warm(`/v1/${section}/finder/configuration_query?perPage=40`)));
});
afterAll(() => test.stop());

async function warm(path: string): Promise<void> {
  for (let again = 0; again < 30; again += 1) if ((await test.provider.inject(`/api${path}`)).statusCode !== 503) return;
}

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const isThere = (language: string, { command, needs }: (typeof LANGUAGES)[string]): boolean =>
  (language === 'JavaScript' || runs(command, ...needs, ...(needs.length > 0 ? ['-e', '1'] : ['--version']))) &&
  (TOOLS[language] ?? []).every((tool) => runs(tool, '--version'));

describe('Programs of other people', () => {
  it.each(Object.entries(LANGUAGES).filter(([language, entry]) => isThere(language, entry)))(
    'in %s lose no answer',
    async (_language, { command, file }) => {
      const path = new URL(`programs/${file}`, import.meta.url).pathname;
      const { stdout } = await promisify(execFile)(command, [path, `${origin}/api`], { timeout: 110_000 });
      const { asked, lost } = JSON.parse(stdout) as { asked: number; lost: string[] };
      expect(lost).toEqual([]);
      expect(asked).toBeGreaterThanOrEqual(12);
    },
  );
});
