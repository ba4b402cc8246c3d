import { Command } from 'commander';
import type { DatabaseOptions } from '../store/database.ts';
import { StoreError } from '../store/driver.ts';
import { backUp, restore } from './backup.ts';
import { endSessions } from './end-sessions.ts';
import { deleteUser, exportUser } from './users.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const data = process.env.PARKETT_DATA || '.data';

const program = new Command('npm run provider:store --').description(
  'Sichert die eingebaute Datenbank, spielt Sicherungen ein, meldet Nutzer ab, gibt ihre Daten heraus und löscht sie.',
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
      const ended = await endSessions(where(), user);
      say(`Beendete Sitzungen: ${ended.toLocaleString('de')}`);
    }),
  );

program
  .command('export-user <nutzer> [datei]')
  .description('schreibt alles, was zu einem Nutzer (E-Mail-Adresse oder userId) gespeichert ist, in eine Datei oder auf die Ausgabe')
  .action((user: string, file?: string) =>
    run(async () => {
      const text = await exportUser(where(), user, file);
      say(file === undefined ? text.trimEnd() : `Geschrieben: ${file}`);
    }),
  );

program
  .command('delete-user <nutzer>')
  .description(
    'löscht ein Konto (E-Mail-Adresse oder userId) endgültig mit allem, was dazu gespeichert ist, auch während der Anbieter läuft',
  )
  .action((user: string) =>
    run(async () => {
      await deleteUser(where(), user);
      say('Gelöscht. In früheren Sicherungen steht das Konto weiterhin.');
    }),
  );

await program.parseAsync();

function where(): DatabaseOptions {
  const databaseUrl = process.env.DATABASE_URL;
  return databaseUrl ? { databaseUrl } : { dataDirectory: data };
}

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
