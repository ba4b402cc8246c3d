import { openDatabase, type Database } from '../../store/database.ts';
import { createTestStore } from '../../store/testing.ts';
import { openUserArea, type UserArea } from './area.ts';
import type { Mail } from './mail/mail.ts';
import { QUIET_USERS, type UserSettings } from './settings.ts';

export const PASSWORD = 'Sonnenblume-42!';

/** Users on a separate store, with clocks that the test moves and mails that it can read. */
export interface TestArea extends UserArea {
  readonly database: Database;
  readonly mails: Mail[];
  /** Lines of the log: `lines` has faults and urgent events, `notes` the intended actions of users. */
  readonly lines: string[];
  readonly notes: string[];
  /** The provider's clock and the real one, epoch milliseconds. */
  readonly clock: { now: number; real: number };
  /** Opens a second process's view of the same users. */
  again(): Promise<UserArea & { close: () => Promise<void> }>;
  /** Returns the code in the newest mail to an address. */
  codeFor(email: string): Promise<string>;
  /** Registers and confirms; resolves with the token of the session. */
  join(email: string): Promise<string>;
  close(): Promise<void>;
}

export async function openTestArea(own: Pick<UserSettings, 'productsFile'> = {}): Promise<TestArea> {
  const store = await createTestStore();
  const database = await openDatabase(store.options);
  const mails: Mail[] = [];
  const [lines, notes]: [string[], string[]] = [[], []];
  const clock = { now: Date.parse('2026-11-20T10:00:00Z'), real: Date.parse('2026-11-21T00:00:00Z') };
  const settings = {
    ...QUIET_USERS,
    ...own,
    demoPassword: 'Parkett-Demo-2026',
    realNow: () => clock.real,
    sendMail: async (mail: Mail) => void mails.push(mail),
  };
  const again = () =>
    openUserArea(
      database,
      settings,
      () => clock.now,
      (message, facts, level = 'warn') => void (level === 'info' ? notes : lines).push(`${message} ${JSON.stringify(facts ?? {})}`),
    );
  const area = await again();
  const codeFor = async (email: string): Promise<string> => {
    await area.accounts.settled();
    const mail = mails.findLast(({ to }) => to === email);
    return /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no-mail-with-a-code';
  };
  return {
    ...area,
    database,
    mails,
    lines,
    notes,
    clock,
    again,
    codeFor,
    async join(email) {
      await area.accounts.register({ email, password: PASSWORD, hasAcceptedTerms: true }, '127.0.0.1');
      return area.accounts.confirm({ code: await codeFor(email) }, { address: '127.0.0.1' });
    },
    async close() {
      await area.close();
      await database.close();
      await store.dispose();
    },
  };
}

/** Resolves with 200, or the status of the fault. */
export function status(work: Promise<unknown>): Promise<number> {
  return work.then(
    () => 200,
    (error: { statusCode?: number }) => error.statusCode ?? 0,
  );
}
