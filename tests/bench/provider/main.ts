// npm run bench:provider: measures the provider with 60,000 derivatives on its embedded store and with 1,000,000 on PostgreSQL, as JSON;
// exit code 1 if a goal is missed. `-- embedded` or `-- server` measures one of them alone.
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { endAll } from '../processes.ts';
import { compareWithGoals, missedOf } from './goals.ts';
import { measureWorld, type WorldFigures, type WorldOptions } from './world.ts';

const small = Number(process.env.BENCH_DERIVATIVES ?? 60_000);
const large = Number(process.env.BENCH_DERIVATIVES_LARGE ?? 1_000_000);

const only = process.argv[2];

const embedded = only === 'server' ? undefined : await measured({ derivatives: small });
const server = only === 'embedded' ? undefined : await measuredOnPostgres();
const goals = compareWithGoals({ embedded, server });
const missed = missedOf(goals);
process.stdout.write(`${JSON.stringify({ embedded, server, goals, missed }, null, 2)}\n`);
if (missed.length > 0) process.exitCode = 1;

/** Measures the embedded store alone where PostgreSQL is not available, unless the server was requested. */
function withoutPostgres(error: unknown): undefined {
  if (only === 'server' || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\nDie Werte mit PostgreSQL bleiben aus.\n`);
}

async function measuredOnPostgres(): Promise<WorldFigures | undefined> {
  const postgres = await startPostgres().catch(withoutPostgres);
  if (postgres === undefined) return undefined;
  try {
    return await measured({ derivatives: large, databaseUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function measured(options: WorldOptions): Promise<WorldFigures> {
  try {
    return await measureWorld(options);
  } finally {
    await endAll();
  }
}
