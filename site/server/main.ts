import { missingOrigin, originOf } from '#entrance/reach.ts';
import { readTrustedProxies } from '#entrance/trusted-proxies.ts';
import { warn } from '../log.ts';
import { areErrorsReported } from '../reports/report-error.ts';
import { providerAddress } from '../provider-address.ts';
import { portOf } from './listen.ts';

/** Starts the site on PORT (3000): built, or with `--dev` fresh from the sources. */
async function main(): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const port = portOf(process.env.PORT, 3000);
  process.env.PORT = String(port);
  // Better no start than a portal without data, or with a setting that nobody heeds.
  providerAddress();
  readTrustedProxies(process.env.PARKETT_TRUSTED_PROXIES);
  originOf(process.env.SITE_ORIGIN);
  areErrorsReported();
  const missing = missingOrigin(process.env);
  if (missing !== undefined) warn('site-origin-missing', { message: missing });
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
