import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mail } from './mail.ts';
import { createMailQueue } from './queue.ts';
import { folderSender, smtpSender } from './senders.ts';
import { changedMail, confirmationMail, knownAddressMail, repeatedConfirmationMail, resetMail } from './texts.ts';

const FROM = 'Parkett <post@parkett.example>';
const context = { origin: 'https://portal.example' };
const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of cleanUp.splice(0)) await work();
});

describe('A mail', () => {
  it.each([
    ['confirmation', confirmationMail('a@example.org', 'c0de_-x', context), '/registrierung/bestaetigung?code=c0de_-x'],
    ['repeated confirmation', repeatedConfirmationMail('a@example.org', 'c0de_-x', context), '/registrierung/bestaetigung?code=c0de_-x'],
    ['reset', resetMail('a@example.org', 'c0de_-x', context), '/passwort/neu?code=c0de_-x'],
    ['change', changedMail('a@example.org', context), '/login'],
    ['known address', knownAddressMail('a@example.org', context), '/login'],
  ])('of a %s says the same as text and as HTML, with its link', (_what, mail, path) => {
    expect(mail.text).toContain(`https://portal.example${path}`);
    expect(mail.html).toContain(`href="https://portal.example${path}"`);
    const words = (text: string): string => text.replaceAll(/<title>.*<\/title>|<[^>]+>|https:\/\/\S+|[\s:]/g, '');
    expect(words(mail.html)).toBe(words(mail.text));
  });
});

describe('The folder', () => {
  it('gets one whole .eml file a mail, readable by its owner only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parkett-mails-'));
    cleanUp.push(() => rm(folder, { recursive: true }));
    const send = folderSender(join(folder, 'new'), FROM);
    await Promise.all([send(resetMail('a@example.org', 'abc', context)), send(changedMail('bü@example.org', context))]);
    const names = await readdir(join(folder, 'new'));
    expect(names.map((name) => name.replace(/^[\dTZ-]+[\da-f]{8}/, 'x'))).toEqual(['x.eml', 'x.eml']);
    const texts = (await Promise.all(names.map((name) => readFile(join(folder, 'new', name), 'utf8')))).join();
    expect(texts).toContain('To: a@example.org');
    expect(texts).toContain('From: Parkett <post@parkett.example>');
    expect(texts).toContain('Subject: =?UTF-8?Q?Neues_Passwort_f=C3=BCr_Parkett?=');
    expect(texts).toContain('multipart/alternative');
    const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, 'new', name))).mode % 0o1000));
    expect(modes).toEqual([0o600, 0o600]);
  });
});

describe('SMTP', () => {
  it('brings a mail to the server of its address', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let text = session.envelope.rcptTo.map(({ address }) => `${address}\n`).join('');
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanUp.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const { port } = server.server.address() as { port: number };
    await smtpSender(`smtp://127.0.0.1:${port}`, FROM)(confirmationMail('a@example.org', 'abc', context));
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^a@example\.org\nFrom: Parkett <post@parkett\.example>\r\nTo: a@example\.org\r\nSubject: /);
  });

  it('needs an address that is one', () => {
    expect(() => smtpSender('mail.example.org', FROM)).toThrow('SMTP_URL');
  });
});

describe('The queue', () => {
  const mail: Mail = { to: 'geheim@example.org', subject: 's', text: 't', html: 'h' };

  it('tries again later, with growing waits, until the mail goes; nobody’s address is told', async () => {
    const waits: number[] = [];
    const works: (() => void)[] = [];
    const warn = vi.fn<(message: string) => void>();
    let left = 3;
    const send = vi.fn<(one: Mail) => Promise<void>>(async ({ to }) => {
      if (left-- > 0) throw new Error(`mailbox of ${to} is away`);
    });
    const later = (work: () => void, delay: number) => {
      waits.push(delay);
      works.push(work);
      return () => undefined;
    };
    const queue = createMailQueue({ send, warn, later });
    queue.post(mail);
    for (let round = 0; round < 4; round++) {
      await queue.settled();
      works.shift()?.();
    }
    await queue.settled();
    expect([send.mock.calls.length, waits]).toEqual([4, [1_000, 10_000, 60_000]]);
    expect(warn.mock.calls.flat().filter((line) => line.includes('geheim@'))).toEqual([]);
  });

  it('gives up after the sixth try, and keeps the order of the others', async () => {
    const sent: string[] = [];
    const send = async ({ subject }: Mail): Promise<void> => {
      sent.push(subject);
      if (subject === 'bad') throw new Error('no');
    };
    const works: (() => void)[] = [];
    const warn = vi.fn<(message: string) => void>();
    const queue = createMailQueue({ send, warn, later: (work) => (works.push(work), () => undefined) });
    for (const subject of ['1', 'bad', '2']) queue.post({ ...mail, subject });
    await queue.settled();
    while (works.length > 0) {
      works.shift()?.();
      await queue.settled();
    }
    expect(sent).toEqual(['1', 'bad', '2', 'bad', 'bad', 'bad', 'bad', 'bad']);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('given up'));
  });

  it('sends what waits once more when it closes, and then takes nothing', async () => {
    const send = vi.fn<(one: Mail) => Promise<void>>(() => Promise.reject(new Error('no')));
    const queue = createMailQueue({ send, warn: () => undefined, later: () => () => undefined });
    queue.post(mail);
    await queue.settled();
    await queue.close();
    queue.post(mail);
    await queue.settled();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
