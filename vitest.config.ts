import { defineConfig } from 'vitest/config';

const everywhere = ['**/node_modules/**', '**/.next/**', '**/.cache/**', '**/.data/**', '**/generated/**'];
const slow = ['codegen/**/*.test.ts', '**/*.slow.test.ts'];

/** Mantine is 800 modules, which takes a second to import in every file of tests; as one module it takes a tenth. */
const optimizer = { enabled: true, include: ['@mantine/core'] };
const deps = { optimizer: { ssr: optimizer, client: optimizer } };

/** One project per kind of test; `npm test` runs them one after the other. */
export default defineConfig({
  test: {
    // By default one core is left alone, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...everywhere, ...slow, 'tests/contract/**', 'tests/e2e/**', 'tests/cluster/**'],
          environment: 'node',
          deps,
          // Some open a whole provider, beside others on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'component', include: ['**/*.test.tsx'], exclude: everywhere, environment: 'happy-dom', deps } },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: everywhere,
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
      { test: { name: 'codegen', include: slow, exclude: everywhere, environment: 'node', testTimeout: 120_000, hookTimeout: 120_000 } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: everywhere,
          environment: 'node',
          fileParallelism: false,
          globalSetup: ['tests/e2e/start-portal.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
