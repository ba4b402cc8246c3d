import { portOf } from './listen.ts';

/** Starts the site on PORT (3000): built, or with `--dev` fresh from the sources. */
async function main(): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const port = portOf(process.env.PORT, 3000);
  process.env.PORT = String(port);
  if (process.argv.includes('--dev')) {
    process.env.NODE_ENV ??= 'development';
    const { serveDevelopment } = await import('./development.ts');
    await serveDevelopment(port);
  } else {
    process.env.NODE_ENV ??= 'production';
    const { serveProduction } = await import('./production.ts');
    await serveProduction(port);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
