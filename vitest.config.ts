import { defineConfig } from 'vitest/config';
import { Order } from './tests/order.ts';

const everywhere = ['**/node_modules/**', '**/.next/**', '**/.cache/**', '**/.data/**', '**/generated/**'];
/** Tests that replace modules, so each needs a separate process; `tests/isolation.test.ts` enforces the name. */
const isolated = '**/*.isolated.test.{ts,tsx}';
const slow = ['codegen/**/*.test.ts', '**/*.slow.test.ts'];

/** Mantine consists of 800 modules, whose import takes a second in every test file; bundled into one module it takes a tenth. */
const optimizer = { enabled: true, include: ['@mantine/core'] };
const deps = { optimizer: { ssr: optimizer, client: optimizer } };

/** A worker caches modules for all test files of a project: for most files, loading them again takes longer than their tests. */
const shared = { isolate: false, setupFiles: ['tests/leave-clean.ts'] };

/** One project per kind of test; `npm test` runs them one after the other. */
export default defineConfig({
  test: {
    // By default Vitest leaves one core idle, which is half of a small machine.
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
          // Some tests start a whole provider, beside others on a busy machine.
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
          // Bundles the packages, so that all of their parts share one copy of their state. With several copies, they do not recognize each
          // other.
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
          // Longer than the default, because a busy machine answers late. A missing answer is still reported.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
