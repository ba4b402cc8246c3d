import { Command } from 'commander';
import { loadSeed } from '#market/catalogue/index.ts';
import { createClock } from '../../base/clock.ts';
import { createMarket } from '#market/prices/index.ts';
import { readCatalogue } from '../../store/catalogue-store.ts';
import { openDatabase } from '../../store/database.ts';
import { StoreError, StoreLockedError } from '../../store/driver.ts';
import { readAllSeries } from '../../store/price-store.ts';
import { applySeed } from '../../store/seed.ts';
import { DEFAULT_COUNT, MAX_COUNT, replaceStock } from './stock.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const program = new Command('npm run provider:seed --')
  .description('Legt den Katalog und die Derivate des Anbieters an. Vorhandene Derivate werden ersetzt, eingelesene Kurse bleiben.')
  .option('--derivatives <zahl>', `wie viele Derivate, höchstens ${MAX_COUNT.toLocaleString('de-DE')}`, String(DEFAULT_COUNT))
  .showHelpAfterError('Alle Angaben zeigt --help.')
  .action(({ derivatives }: { derivatives: string }) => run(derivatives));

await program.parseAsync();

async function run(text: string): Promise<void> {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > MAX_COUNT)
    return fail(`--derivatives: „${text}“ ist keine Zahl von 0 bis ${MAX_COUNT.toLocaleString('de-DE')}.`);
  try {
    await seed(count);
  } catch (error) {
    if (error instanceof StoreLockedError)
      return fail(`${error.message}\nSolange der Anbieter läuft, gehört der Ordner ihm: beende ihn, lege an und starte ihn wieder.`);
    if (!(error instanceof StoreError)) throw error;
    fail(error.message);
  }
}

async function seed(count: number): Promise<void> {
  const { DATABASE_URL: databaseUrl, PARKETT_DATA: data, PROVIDER_SEED: worldSeed = '' } = process.env;
  const dataDirectory = data || '.data';
  const started = Date.now();
  const database = await openDatabase({
    dataDirectory,
    ...(databaseUrl === undefined || databaseUrl === '' ? {} : { databaseUrl }),
    progress: say,
  });
  try {
    say(`Ziel        ${database.kind === 'server' ? 'PostgreSQL-Server (DATABASE_URL)' : `Datenbank in ${dataDirectory}`}`);
    await applySeed(database, loadSeed(), say);
    const catalogue = await readCatalogue(database.sql);
    const series = await readAllSeries(database.sql);
    const market = createMarket({ seed: worldSeed, ...catalogue, series: (idNotation) => series.get(idNotation) });
    const now = createClock(process.env.PROVIDER_CLOCK).now();
    await replaceStock(database, { seed: worldSeed, count, now, catalogue, market, progress: say });
    say(`${count.toLocaleString('de-DE')} Derivate angelegt in ${Math.round((Date.now() - started) / 1000)} s.`);
  } finally {
    await database.close();
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
