import { dirname } from 'node:path';
import { errorCode } from '#domain/log/error-code.ts';
import { causesOf } from '../../base/causes.ts';
import { StoreError } from '../driver.ts';
import { troubleOf, type Trouble } from '../trouble.ts';
import { createDiskGuard, freeBytes, LEAST_FREE } from './disk-guard.ts';

/** Returns the message for the operator if the database in `folder` cannot be used: first how to save the data. */
export function startFault(folder: string, cause: unknown): StoreError {
  const code = codeOf(cause);
  const trouble = guardOf(folder) ?? troubleOf(cause) ?? 'damaged';
  if (code === 'EACCES' || code === 'EPERM') return new StoreError(forbidden(folder), { cause });
  return new StoreError(MESSAGES[trouble](folder, code), { cause });
}

const MESSAGES: Readonly<Record<Trouble, (folder: string, code: string | undefined) => string>> = {
  full: (folder) =>
    `Auf dem Datenträger von ${folder} ist kein Platz mehr: frei sind ${megabytes(freeBytes(existing(folder)))} MB, nötig ${megabytes(LEAST_FREE)} MB.\n` +
    'Die Daten sind noch da. Schaffe anderswo auf dem Datenträger Platz (df -h zeigt ihn) und starte erneut; ' +
    'lösche oder verschiebe nichts in diesem Ordner.',
  'read-only': (folder) =>
    `Der Datenträger von ${folder} nimmt keine Änderungen an (nur lesbar eingehängt).\n` +
    'Die Daten sind noch da. Sieh mit dmesg nach, ob er Fehler hat, und prüfe ihn dann zuerst (fsck); ' +
    'hänge ihn danach beschreibbar ein (mount -o remount,rw) und starte erneut.',
  damaged: (folder, code) =>
    `Die Datenbank in ${folder} lässt sich nicht öffnen${code === undefined ? '' : ` (${code})`}: Dateien fehlen oder sind beschädigt.\n` +
    `1. Hebe sie auf, wie sie ist: cp -a ${folder} ${folder}-beschaedigt\n` +
    '2. Spiele die letzte Sicherung ein: npm run provider:store -- restore SICHERUNG --replace\n' +
    '   (die beschädigte Datenbank bleibt unter anderem Namen daneben liegen)\n' +
    `3. Nur wenn es keine Sicherung gibt: mv ${folder} ${folder}-beschaedigt und neu starten. Dann entsteht eine leere Datenbank:\n` +
    '   Konten, Watchlists und eingelesene Kurse fehlen darin. Gib die alte nicht her, bevor feststeht, dass niemand sie mehr braucht.',
  away: (folder) =>
    `Die Datenbank in ${folder} antwortet nicht. Starte erneut; bleibt es dabei, sichere den Ordner (cp -a) und spiele die letzte ` +
    'Sicherung ein: npm run provider:store -- restore SICHERUNG --replace',
};

function forbidden(folder: string): string {
  return `Der Datenordner ${folder} gehört einem anderen Nutzer oder ist nicht beschreibbar. Prüfe die Rechte (ls -ld) oder wähle mit PARKETT_DATA einen anderen.`;
}

/** Checks the disk first, because a database without space looks damaged. */
function guardOf(folder: string): Trouble | undefined {
  return createDiskGuard(existing(folder)).look();
}

/** Returns the folder, or the parent in which it would be created. */
function existing(folder: string): string {
  return Number.isFinite(freeBytes(folder))
    ? folder
    : dirname(dirname(folder)) === dirname(folder)
      ? dirname(folder)
      : existing(dirname(folder));
}

function codeOf(error: unknown): string | undefined {
  for (const at of causesOf(error)) {
    const code = errorCode(at);
    if (code !== undefined) return code;
  }
  return undefined;
}

function megabytes(bytes: number): string {
  return Math.floor(bytes / 1_048_576).toLocaleString('de');
}
