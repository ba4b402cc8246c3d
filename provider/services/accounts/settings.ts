import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isLoopback } from '#entrance/address.ts';
import { isReachable, originOf } from '#entrance/reach.ts';
import type { MailSender } from './mail/mail.ts';
import { folderSender, smtpSender, tidyMails } from './mail/senders.ts';
import { readVisitorKey } from './visitor-key.ts';

export const DEMO_PASSWORD = 'Parkett-Demo-2026';
const FROM = 'Parkett <post@parkett.example>';

/** Address at which browsers reach the price stream. */
export interface GatewayAddress {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly isSecure: boolean;
  /** True if configured by the operator; otherwise it is the address of the provider, or of the proxy before it. */
  readonly isNamed?: true;
}

/** Settings for users, configured by the operator. */
export interface UserSettings {
  /** Password of the demo users; undefined: no demo users. */
  readonly demoPassword: string | undefined;
  /** Whether the demo users include a support user, who may work in all accounts; default: true. */
  readonly hasDemoSupport?: boolean;
  readonly sendMail: MailSender;
  /** File in which the portal's editors define the products for sale (`products.yaml`); default: the products of this version. */
  readonly productsFile?: string;
  /** Removes mails written as files, after their retention period. */
  readonly tidyMails?: () => Promise<void>;
  /** Key for hashing visitors' addresses where attempts are counted; see `readVisitorKey`. */
  readonly visitorKey: Buffer;
  /** Origin of the portal, for links in mails. */
  readonly origin: string;
  readonly gateway: GatewayAddress;
  /** Takes one line for the operator who started the provider. */
  readonly say?: (line: string) => void;
  /** Returns true if attempts from an address are counted; default: all are. */
  readonly isCounted?: (address: string) => boolean;
  /** Real clock for delays after too many attempts, epoch milliseconds. */
  readonly realNow?: () => number;
}

/** Settings for tests and tools: no demo users, no mails, unlimited attempts from this machine. */
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
 * `PROVIDER_GATEWAY_URL`. By default demo users exist on the embedded store only, and only if other machines have no access, because a
 * server may be in production. The demo support user never exists where others know its password.
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
