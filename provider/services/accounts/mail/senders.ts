import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makePrivate, PRIVATE_FILE, PRIVATE_FOLDER } from '#documents/files/private-folder.ts';
import { terms } from '../../../base/terms.ts';
import type { MailSender } from './mail.ts';

const MOST_FILES = 1_000;

/**
 * Writes each mail as a file (`.eml`, RFC 5322) that any mail program opens. If there are too many, the oldest are removed.
 * @param from sender, for example `Parkett <post@example.org>`
 */
export function folderSender(folder: string, from: string): MailSender {
  if (existsSync(folder)) makePrivate(folder);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await composer.sendMail({ from, ...mail });
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    // Renames a temporary file, so that readers only see complete ones.
    await writeFile(join(folder, `.${name}`), message, { mode: PRIVATE_FILE });
    await rename(join(folder, `.${name}`), join(folder, name));
    await removeOldest(folder);
  };
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  await Promise.all(names.slice(0, -MOST_FILES).map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Removes mails from a folder after their retention period.
 * @param now epoch milliseconds
 */
export async function tidyMails(folder: string, now: number): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.eml'))) {
    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written !== undefined && written.mtimeMs <= now - terms.mailFile) await rm(file, { force: true });
  }
}

/**
 * Sends by SMTP: `smtp://user:password@host:587` or `smtps://…`.
 * @throws Error with a German message if the address is invalid
 */
export function smtpSender(url: string, from: string): MailSender {
  if (!/^smtps?:\/\/[^/]/.test(url)) throw new Error('SMTP_URL ist keine Adresse der Form smtp://name:passwort@rechner:587 oder smtps://…');
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}
