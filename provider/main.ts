import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode } from '#domain/log/error-code.ts';
import { makePrivate } from '#documents/files/private-folder.ts';
import { describeError } from '#domain/log/describe-error.ts';
import { openForAMoment } from './operation/free-port.ts';
import { everyMilliseconds } from './operation/watch-content.ts';
import { standardOutput } from './operation/standard-output.ts';
import { endOnUncaught, stopOnSignals } from './operation/stop.ts';
import { configFolder } from './content/root.ts';
import { readUserSettings } from './services/accounts/settings.ts';
import { readThreadCount } from './transport/http/workers/thread-count.ts';
import { readRateLimit } from '#entrance/rate-limit.ts';
import { isOwnHost, missingOrigin, OWN_HOST } from '#entrance/reach.ts';
import { readEditorialToken } from '#entrance/editorial-token.ts';
import { readTrustedProxies } from '#entrance/trusted-proxies.ts';
import { USUAL_RATE_LIMIT } from './transport/http/rate-limit.ts';
import { readWarmUp } from './operation/keep-warm.ts';
import { readCount } from './services/issuance/count.ts';
import { createClock } from './base/clock.ts';
import { createProvider, type Provider } from './provider.ts';
import { StoreError } from './store/driver.ts';
import { readGatewaySettings } from './transport/ws/settings.ts';

const port = portOf(process.env.PROVIDER_PORT ?? '4000');
/** Interval between checks for changed content; checking a folder of some hundred files takes 1–2 ms. */
const CONTENT_LOOK_MS = 2_000;
const host = process.env.PROVIDER_HOST || OWN_HOST;

endOnUncaught(say);
try {
  const provider = await start();
  stopOnSignals(() => provider.close(), say);
} catch (error) {
  process.exitCode = 1;
  say(explain(error));
}

async function start(): Promise<Provider> {
  // Throws for an invalid setting: without it, visitors behind these proxies would all have the address of the proxy.
  readTrustedProxies(process.env.PARKETT_TRUSTED_PROXIES);
  const databaseUrl = process.env.DATABASE_URL;
  const rateLimit = readRateLimit('PROVIDER_RATE_LIMIT', process.env.PROVIDER_RATE_LIMIT, USUAL_RATE_LIMIT);
  await openForAMoment(port, host);
  const dataDirectory = process.env.PARKETT_DATA || '.data';
  // A missing folder is created as private by the first code that needs it.
  if (existsSync(dataDirectory)) makePrivate(dataDirectory, publishedFolders());
  const editorialToken = readEditorialToken(process.env.PARKETT_EDITORIAL_TOKEN);
  const provider = await createProvider({
    dataDirectory,
    ...(databaseUrl === undefined || databaseUrl === '' ? {} : { databaseUrl }),
    seed: process.env.PROVIDER_SEED ?? '',
    clock: createClock(process.env.PROVIDER_CLOCK),
    derivatives: readCount(process.env.PROVIDER_DERIVATIVES),
    rateLimit,
    logLevel: process.env.LOG_LEVEL ?? 'warn',
    users: readUserSettings(process.env, {
      dataDirectory,
      isEmbedded: databaseUrl === undefined || databaseUrl === '',
      port,
      say,
      isCounted: () => rateLimit !== undefined,
      productsFile: join(configFolder(), 'products.yaml'),
    }),
    gateway: readGatewaySettings(process.env),
    metricsToken: process.env.PROVIDER_METRICS_TOKEN || undefined,
    workers: { threads: readThreadCount(process.env.PROVIDER_THREADS) },
    warmUp: readWarmUp(process.env.PROVIDER_WARM_UP),
    documents: {
      folder: process.env.PARKETT_CONTENT || undefined,
      every: everyMilliseconds(CONTENT_LOOK_MS),
      ...(editorialToken === undefined ? {} : { editorial: { token: editorialToken, stateFolder: join(dataDirectory, 'publications') } }),
    },
    progress: say,
  });
  try {
    say(`Anbieter antwortet auf ${await provider.listen({ port, host })}`);
    say(isOwnHost(host) ? 'Nur dieser Rechner erreicht ihn.' : `Auch andere Rechner erreichen ihn (PROVIDER_HOST=${host}).`);
    const missing = missingOrigin(process.env);
    if (missing !== undefined) say(missing);
    return provider;
  } catch (error) {
    await provider.close();
    throw error;
  }
}

/** Returns folders that others may read, even if they are inside the data folder. */
function publishedFolders(): string[] {
  const { PARKETT_CONFIG, PARKETT_CONTENT, PARKETT_IMAGES } = process.env;
  const given = [PARKETT_CONFIG, PARKETT_CONTENT, PARKETT_IMAGES].flatMap((folder) => folder || []);
  return [fileURLToPath(new URL('..', import.meta.url)), ...given];
}

function say(line: string): void {
  standardOutput().write(`${line}\n`);
}

function portOf(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
  say(`PROVIDER_PORT="${text}" ist kein Port: nimm eine Zahl von 0 (freier Port) bis 65535.`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof StoreError) return error.message;
  if (!(error instanceof Error)) return JSON.stringify(describeError(error));
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `Port ${port} ist belegt: beende den anderen Prozess oder setze PROVIDER_PORT auf einen freien Port.`;
  if (code === 'EACCES') return `Port ${port} ist nicht erlaubt: nimm mit PROVIDER_PORT einen ab 1024.`;
  return /^(PROVIDER_|PARKETT_|SITE_|SMTP_|NATS_)/.test(error.message)
    ? error.message
    : `Der Anbieter konnte nicht starten: ${JSON.stringify(describeError(error))}`;
}
