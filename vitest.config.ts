import { defineConfig } from 'vitest/config';
import { Order } from './tests/order.ts';

const everywhere = ['**/node_modules/**', '**/.next/**', '**/.cache/**', '**/.data/**', '**/generated/**'];
/** Replace modules, so each needs a process of its own; `tests/isolation.test.ts` holds the name. */
const isolated = '**/*.isolated.test.{ts,tsx}';
const slow = ['codegen/**/*.test.ts', '**/*.slow.test.ts'];

/** Mantine is 800 modules, which takes a second to import in every file of tests; as one module it takes a tenth. */
const optimizer = { enabled: true, include: ['@mantine/core'] };
const deps = { optimizer: { ssr: optimizer, client: optimizer } };

/**
 * A worker reads a module once and keeps it for all files of the project that it runs: for most files, reading them anew takes
 * longer than their tests.
 */
const shared = { isolate: false, setupFiles: ['tests/leave-clean.ts'] };

/** One project per kind of test; `npm test` runs them one after the other. */
export default defineConfig({
  test: {
    // By default one core is left alone, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: Order },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...everywhere, ...slow, isolated, 'tests/contract/**', 'tests/e2e/**', 'tests/cluster/**'],
          environment: 'node',
          deps,
          ...shared,
          // Some open a whole provider, beside others on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'component',
          include: ['**/*.test.tsx'],
          exclude: [...everywhere, isolated],
          environment: 'happy-dom',
          deps,
          // One copy of its state for all of its parts, or none of them knows the others.
          server: { deps: { inline: [/@(?:codemirror|lezer)\//u] } },
          ...shared,
        },
      },
      { test: { name: 'isolated', include: [isolated], exclude: everywhere, environment: 'happy-dom', deps } },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: everywhere,
          ...shared,
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          exclude: everywhere,
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'codegen',
          include: slow,
          exclude: [...everywhere, 'tests/e2e/**'],
          environment: 'node',
          ...shared,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: everywhere,
          environment: 'node',
          ...shared,
          globalSetup: ['tests/e2e/start-portal.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
          // A busy machine answers later; what never comes is told all the same.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
