import { providerAddress } from '../provider-address.ts';
import { portOf } from './listen.ts';

/** Starts the site on PORT (3000): built, or with `--dev` fresh from the sources. */
async function main(): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const port = portOf(process.env.PORT, 3000);
  process.env.PORT = String(port);
  // Better no start than a portal without data.
  providerAddress();
  if (process.argv.includes('--dev')) {
    setMode('development');
    const { serveDevelopment } = await import('./development.ts');
    await serveDevelopment(port);
  } else {
    setMode('production');
    const { serveProduction } = await import('./production.ts');
    await serveProduction(port);
  }
}

/** React and Next choose their build by it when they are loaded, so it must stand before. */
function setMode(mode: 'development' | 'production'): void {
  Object.assign(process.env, { NODE_ENV: mode });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
