import type { Database } from '../../store/database.ts';
import type { KnownDevice } from './device-token.ts';
import type { Limits } from './limits.ts';
import type { Mail } from './mail/mail.ts';
import type { MailContext } from './mail/texts.ts';
import type { SessionRegister } from './sessions.ts';

/** Dependencies of the account operations. */
export interface AccountParts {
  readonly database: Database;
  readonly sessions: SessionRegister;
  readonly limits: Limits;
  /** Returns true if attempts from this address are counted; those for one account always are. */
  readonly isCounted: (address: string) => boolean;
  /** Returns the device of a token from an earlier login. */
  readonly deviceOf: (deviceToken: string) => KnownDevice | undefined;
  readonly mailContext: MailContext;
  /** Clock of the provider, epoch milliseconds. */
  readonly now: () => number;
  /** Posts a mail unless its recipient already got too many. */
  readonly post: (mail: Mail) => Promise<void>;
  /** Sends a warning by mail, regardless of earlier mails: an attacker must not be able to use up the limit before the warning. */
  readonly warn: (mail: Mail) => void;
  /** Runs work after the answer, so that the answer's time reveals nothing. Errors are logged. */
  readonly afterwards: (work: () => Promise<void>) => void;
  /**
   * Logs one line for the operator, never with an address or a name; people are identified by the `userId` of the store only. Intended
   * actions of a user are logged at `info`, everything else at `warn`.
   */
  readonly log: (message: string, facts?: Readonly<Record<string, string>>, level?: 'info' | 'warn') => void;
}
