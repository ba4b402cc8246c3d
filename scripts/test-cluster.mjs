import { checkNode } from './lib/checks-before-start.mjs';
import { onEnd } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { main } from './lib/project.mjs';
import { runTests } from './lib/vitest.mjs';

/** `npm run test:cluster`: runs several providers on one PostgreSQL and one NATS server, and kills some of them. */
await main(async () => {
  checkNode();
  await ensureInstalled();
  const postgres = await startPostgres();
  onEnd(() => void postgres.stop().then(() => process.exit(130)));
  try {
    const { passed, failed } = await runTests({
      name: 'cluster',
      title: 'Mehrere Anbieter mit NATS',
      projects: ['cluster'],
      env: { DATABASE_URL: postgres.url },
    });
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    await postgres.stop();
  }
});
