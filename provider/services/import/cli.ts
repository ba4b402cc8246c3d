import { Command, InvalidArgumentError, Option } from 'commander';
import { venueOfMarket } from '#market/catalogue/index.ts';
import { isTimezone } from '#domain/time/local-time.ts';
import { StoreError } from '../../store/driver.ts';
import { importInstruments } from './import-instruments.ts';
import { importPrices, type PriceImportOptions } from './import-prices.ts';
import { openTarget } from './open-target.ts';
import { ImportError } from './import-error.ts';
import type { ImportTarget } from './target.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface CommonFlags {
  readonly map?: string;
  readonly header?: number;
  readonly skipInvalid?: boolean;
  readonly commit?: boolean;
  readonly yes?: boolean;
}

interface PriceFlags extends CommonFlags, Pick<PriceImportOptions, 'instrument' | 'notation' | 'numbers' | 'dates' | 'kind'> {
  readonly wide?: boolean;
  readonly confirm?: boolean;
  readonly sourceName?: string;
  readonly sourceUrl?: string;
  readonly license?: string;
  readonly timezone: string;
}

interface InstrumentFlags extends CommonFlags {
  readonly type: 'STOCK' | 'FUND' | 'ETF';
  readonly venue: string;
  readonly currency: string;
}

const program = new Command('npm run import --')
  .description('Liest echte Kurse und Instrumente aus CSV-Dateien ein. Ohne --commit wird nur gezeigt, was geschähe.')
  .showHelpAfterError('Alle Angaben zeigt --help.');

common(program.command('prices <datei>').description('Tages- oder Minutenkurse'))
  .option('--instrument <schlüssel>', 'Nummer, ISIN, WKN, Kürzel oder Name')
  .option('--notation <notierung>', 'Nummer der Notierung, Handelsplatz (_GER) oder Währung; sonst die Leitbörse')
  .option('--wide', 'jede Spalte ist ein Instrument (--map EURUSD=USD,EURJPY=JPY)')
  .option('--source-name <name>', 'Quelle, wie sie auf der Seite steht (sonst der Dateiname)')
  .option('--source-url <adresse>', 'Adresse der Quelle')
  .option('--license <lizenz>', 'Lizenz der Quelle')
  .option('--confirm', 'was ungewöhnlich ist, stimmt: Kurse an Tagen ohne Handel, Sprünge von mehr als der Hälfte')
  .option('--timezone <zone>', 'Zeitzone von Uhrzeiten ohne Angabe', 'Europe/Berlin')
  .addOption(new Option('--numbers <format>', 'Zahlen: de (1.234,56) oder en (1,234.56), wenn nicht erkennbar').choices(['de', 'en']))
  .addOption(new Option('--dates <folge>', 'Datum: ymd, dmy oder mdy, wenn nicht erkennbar').choices(['ymd', 'dmy', 'mdy']))
  .addOption(new Option('--kind <art>', 'Tageskurse oder Minutenkurse, wenn nicht erkennbar').choices(['daily', 'minute']))
  .action((file: string, flags: PriceFlags) => run((target) => prices(file, flags, target)));

common(program.command('instruments <datei>').description('Aktien oder Fonds'))
  .addOption(new Option('--type <art>', 'Art der Instrumente').choices(['STOCK', 'FUND', 'ETF']).default('STOCK'))
  .option('--venue <handelsplatz>', 'Handelsplatz der Notierung (codeMarket)', '_GER')
  .option('--currency <währung>', 'Währung, wenn die Datei keine nennt', 'EUR')
  .action((file: string, flags: InstrumentFlags) => run((target) => instruments(file, flags, target)));

await program.parseAsync();

function common(command: Command): Command {
  return command
    .option('--map <zuordnung>', 'Feld=Spalte, durch Komma getrennt (date=Date,last=Price); „volume=“ lässt ein Feld aus')
    .option('--header <zeile>', 'Nummer der Zeile mit den Namen der Spalten, wenn sie nicht erkannt wird', lineNumber)
    .option('--skip-invalid', 'fehlerhafte Zeilen auslassen, statt abzubrechen')
    .option('--commit', 'speichern')
    .option('--yes', 'wie --commit');
}

function prices(file: string, flags: PriceFlags, target: ImportTarget): Promise<boolean> {
  if (!isTimezone(flags.timezone))
    throw new ImportError(`--timezone: „${flags.timezone}“ ist keine Zeitzone (etwa Europe/Berlin oder America/New_York).`);
  const { map, instrument, notation, numbers, dates, kind } = flags;
  const source = { ...named('name', flags.sourceName), ...named('url', flags.sourceUrl), ...named('license', flags.license) };
  return importPrices(
    file,
    {
      ...named('map', map),
      ...named('instrument', instrument),
      ...named('notation', notation),
      ...named('numbers', numbers),
      ...named('dates', dates),
      ...named('kind', kind),
      source,
      timezone: flags.timezone,
      wide: flags.wide === true,
      confirm: flags.confirm === true,
      ...commonOf(flags),
      now: Date.now(),
    },
    target,
    say,
  );
}

function instruments(file: string, flags: InstrumentFlags, target: ImportTarget): Promise<boolean> {
  const venue = venueOfMarket(flags.venue);
  if (venue === undefined)
    throw new ImportError(`--venue: Den Handelsplatz „${flags.venue}“ gibt es nicht (etwa _GER für Xetra oder _GAT für Tradegate).`);
  const type = flags.type === 'ETF' ? ({ entityType: 'FUND', entitySubType: 'ETF' } as const) : ({ entityType: flags.type } as const);
  return importInstruments(
    file,
    { ...named('map', flags.map), ...type, venue: venue.code, currency: flags.currency, ...commonOf(flags) },
    target,
    say,
  );
}

function lineNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/u.test(text)) throw new InvalidArgumentError('Nenne eine Zeile als Zahl ab 1.');
  return Number(text);
}

function commonOf(flags: CommonFlags): { headerLine?: number; skipInvalid: boolean; commit: boolean } {
  return {
    ...named('headerLine', flags.header),
    skipInvalid: flags.skipInvalid === true,
    commit: flags.commit === true || flags.yes === true,
  };
}

function named<Key extends string, Value>(key: Key, value: Value | undefined): { [Name in Key]?: Value } {
  const one: { [Name in Key]?: Value } = {};
  if (value !== undefined) one[key] = value;
  return one;
}

async function run(work: (target: ImportTarget) => Promise<boolean>): Promise<void> {
  try {
    const { DATABASE_URL: databaseUrl, PARKETT_DATA: data } = process.env;
    const open = await openTarget({
      dataDirectory: data || '.data',
      ...(databaseUrl === undefined || databaseUrl === '' ? {} : { databaseUrl }),
      progress: say,
    });
    try {
      say(`Ziel        ${open.where}`);
      if (!(await work(open.target))) process.exitCode = 1;
    } finally {
      await open.close();
    }
  } catch (error) {
    if (!(error instanceof ImportError) && !(error instanceof StoreError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
