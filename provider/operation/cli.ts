import { Command } from 'commander';
import { StoreError } from '../store/driver.ts';
import { backUp, restore } from './backup.ts';
import { endSessions } from './end-sessions.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const data = process.env.PARKETT_DATA || '.data';

const program = new Command('npm run provider:store --').description(
  'Sichert die eingebaute Datenbank, spielt Sicherungen ein und meldet Nutzer ab.',
);

program
  .command('backup <datei>')
  .description('schreibt die Datenbank in eine Datei, auch während der Anbieter läuft')
  .action((file: string) =>
    onEmbedded(async () =>
      say(`Gesichert: ${file} (${((await backUp(data, file)) / 1_048_576).toLocaleString('de', { maximumFractionDigits: 1 })} MB)`),
    ),
  );

program
  .command('restore <datei>')
  .description('setzt eine Sicherung ein; der Anbieter darf dabei nicht laufen')
  .option('--replace', 'eine vorhandene Datenbank umbenennen und ersetzen')
  .action((file: string, { replace = false }: { replace?: boolean }) =>
    onEmbedded(async () => {
      const { instruments, before } = await restore(data, file, { replace, now: new Date() });
      say(`Eingespielt: ${file}, ${instruments.toLocaleString('de')} Instrumente.`);
      if (before !== undefined) say(`Die frühere Datenbank liegt in ${before}.`);
    }),
  );

program
  .command('end-sessions <nutzer>')
  .description('meldet einen Nutzer (E-Mail-Adresse oder userId) überall ab, auch während der Anbieter läuft')
  .action((user: string) =>
    run(async () => {
      const databaseUrl = process.env.DATABASE_URL;
      const ended = await endSessions(databaseUrl ? { databaseUrl } : { dataDirectory: data }, user);
      say(`Beendete Sitzungen: ${ended.toLocaleString('de')}`);
    }),
  );

await program.parseAsync();

function onEmbedded(work: () => Promise<void>): Promise<void> {
  return run(async () => {
    if (process.env.DATABASE_URL) {
      throw new StoreError('DATABASE_URL ist gesetzt: Einen PostgreSQL-Server sicherst du mit pg_dump und spielst mit pg_restore zurück.');
    }
    await work();
  });
}

async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
