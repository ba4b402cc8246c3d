import { checkNode } from './lib/checks-before-start.mjs';
import { onEnd } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { main } from './lib/project.mjs';
import { runTests } from './lib/vitest.mjs';

/**
 * `npm run test:postgres`: runs the provider's and the contracts' tests on a private PostgreSQL instead of the embedded store, with 20
 * kills of the provider while it writes.
 */
await main(async () => {
  checkNode();
  await ensureInstalled();
  const postgres = await startPostgres();
  onEnd(() => void postgres.stop().then(() => process.exit(130)));
  try {
    const { passed, failed } = await runTests({
      name: 'postgres',
      title: `Provider auf PostgreSQL ${postgres.version}`,
      projects: ['unit', 'contract', 'codegen'],
      files: ['provider/', 'tests/contract/'],
      flags: ['--no-file-parallelism'],
      env: { DATABASE_URL: postgres.url, PARKETT_KILLS: process.env.PARKETT_KILLS ?? '20' },
    });
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    await postgres.stop();
  }
});
