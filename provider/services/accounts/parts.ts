import type { Database } from '../../store/database.ts';
import type { KnownDevice } from './device-token.ts';
import type { Limits } from './limits.ts';
import type { Mail } from './mail/mail.ts';
import type { MailContext } from './mail/texts.ts';
import type { SessionRegister } from './sessions.ts';

/** Dependencies of the calls about accounts. */
export interface AccountParts {
  readonly database: Database;
  readonly sessions: SessionRegister;
  readonly limits: Limits;
  /** Whether tries of this address are counted; those for one account always are. */
  readonly isCounted: (address: string) => boolean;
  /** Device that a token from an earlier login belongs to. */
  readonly deviceOf: (deviceToken: string) => KnownDevice | undefined;
  readonly mailContext: MailContext;
  /** Clock of the provider, epoch milliseconds. */
  readonly now: () => number;
  /** Posts a mail unless its receiver got too many already. */
  readonly post: (mail: Mail) => Promise<void>;
  /** Sends a warning by mail, however many mails came before: an attacker must not be able to use up the limit before the warning. */
  readonly warn: (mail: Mail) => void;
  /** Does work after the answer, so that the time of the answer reveals nothing. Its faults are logged. */
  readonly afterwards: (work: () => Promise<void>) => void;
  /**
   * One line for the operator; never with an address or a name, of people only the `userId` of the store. What went as its user
   * wanted is logged at `info`, all else at `warn`.
   */
  readonly log: (message: string, facts?: Readonly<Record<string, string>>, level?: 'info' | 'warn') => void;
}
