import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isLoopback } from '#entrance/address.ts';
import { isReachable, originOf } from '#entrance/reach.ts';
import type { MailSender } from './mail/mail.ts';
import { folderSender, smtpSender, tidyMails } from './mail/senders.ts';
import { readVisitorKey } from './visitor-key.ts';

export const DEMO_PASSWORD = 'Parkett-Demo-2026';
const FROM = 'Parkett <post@parkett.example>';

/** Where browsers reach the stream of prices. */
export interface GatewayAddress {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly isSecure: boolean;
  /** True where the operator names it; otherwise it is where the provider is, or the proxy before it. */
  readonly isNamed?: true;
}

/** Settings for users, from the operator. */
export interface UserSettings {
  /** Password of the demo users; undefined: there are none. */
  readonly demoPassword: string | undefined;
  /** Whether the demo users have one of support, who may work in all accounts; by default with them. */
  readonly hasDemoSupport?: boolean;
  readonly sendMail: MailSender;
  /** Where the portal's editors write what is sold (`products.yaml`); without it, this version's products are. */
  readonly productsFile?: string;
  /** Removes mails that were written as files, after their time. */
  readonly tidyMails?: () => Promise<void>;
  /** Hashes addresses of visitors where tries are counted; see `readVisitorKey`. */
  readonly visitorKey: Buffer;
  /** Origin of the portal, for links in mails. */
  readonly origin: string;
  readonly gateway: GatewayAddress;
  /** Takes one line for the person who started the provider. */
  readonly say?: (line: string) => void;
  /** Whether tries of an address are counted; without it, all are. */
  readonly isCounted?: (address: string) => boolean;
  /** Real clock for waits after too many tries, epoch milliseconds. */
  readonly realNow?: () => number;
}

/** For tests and tools: no demo users, mails are not sent, this machine tries as often as it likes. */
export const QUIET_USERS: UserSettings = {
  demoPassword: undefined,
  visitorKey: randomBytes(32),
  sendMail: async () => undefined,
  isCounted: (address) => !isLoopback(address),
  origin: 'http://localhost:3000',
  gateway: { host: 'localhost', port: 4000, path: '/ws', isSecure: false },
};

/**
 * Reads the environment: `PROVIDER_DEMO_USERS`, `PROVIDER_DEMO_PASSWORD`, `PROVIDER_SECRET`, `SMTP_URL`, `MAIL_FROM`, `SITE_ORIGIN`,
 * `PROVIDER_GATEWAY_URL`. Demo users are there by default on the embedded store only, and only where nobody
 * else comes in: a server may be in earnest. The one of support is never where others know its password.
 * @throws Error with a German message that says what to write.
 */
export function readUserSettings(
  env: Readonly<Record<string, string | undefined>>,
  {
    dataDirectory,
    isEmbedded,
    port,
    say,
    isCounted,
    productsFile,
  }: { dataDirectory: string; isEmbedded: boolean; port: number } & Pick<UserSettings, 'say' | 'isCounted' | 'productsFile'>,
): UserSettings {
  const from = env.MAIL_FROM || FROM;
  const isOpen = isReachable(env);
  const demoPassword = env.PROVIDER_DEMO_PASSWORD || DEMO_PASSWORD;
  const mails = join(dataDirectory, 'mails');
  return {
    ...(productsFile === undefined ? {} : { productsFile }),
    demoPassword: hasDemoUsers(env.PROVIDER_DEMO_USERS, isEmbedded && !isOpen) ? demoPassword : undefined,
    hasDemoSupport: !isOpen || demoPassword !== DEMO_PASSWORD,
    sendMail: env.SMTP_URL ? smtpSender(env.SMTP_URL, from) : folderSender(mails, from),
    tidyMails: () => tidyMails(mails, Date.now()),
    visitorKey: readVisitorKey(env, dataDirectory),
    origin: originOf(env.SITE_ORIGIN)?.origin ?? `http://localhost:${env.PORT || 3000}`,
    ...(say === undefined ? {} : { say }),
    ...(isCounted === undefined ? {} : { isCounted }),
    gateway: env.PROVIDER_GATEWAY_URL ? { ...gatewayOf(env.PROVIDER_GATEWAY_URL), isNamed: true } : gatewayOf(`ws://localhost:${port}/ws`),
  };
}

function hasDemoUsers(text: string | undefined, usual: boolean): boolean {
  if (text === undefined || text === '') return usual;
  if (text === '0' || text === '1') return text === '1';
  throw new Error(`PROVIDER_DEMO_USERS="${text}": nimm 1 für Nutzer zum Ausprobieren oder 0 für keine.`);
}

function gatewayOf(text: string): GatewayAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^wss?:$/.test(url.protocol))
    throw new Error(`PROVIDER_GATEWAY_URL="${text}" ist keine Adresse der Form wss://rechner:443/ws.`);
  const isSecure = url.protocol === 'wss:';
  return { host: url.hostname, port: Number(url.port || (isSecure ? 443 : 80)), path: url.pathname, isSecure };
}
