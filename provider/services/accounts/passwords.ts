import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HttpFault } from '../../base/fault.ts';

// Argon2id with 19 MiB, 2 passes and 1 lane: the first choice of the OWASP Password Storage Cheat Sheet. About 40 ms.
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const LENGTH = 32;
// Two at once and a short queue: a flood of logins must not take all memory and every thread from the rest.
const AT_ONCE = 2;
const MOST_WAITING = 40;

const derive = promisify(argon2);
let running = 0;
const waiting: (() => void)[] = [];

/** The form in which a password is kept (PHC string format). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return phc(salt, await digest(password, salt, COST));
}

/** Whether the password is the one behind the hash. Without a hash it takes as long and says no. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? '');
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts ?? [];
  if (parts === null) {
    await digest(password, Buffer.alloc(16), COST);
    return false;
  }
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const [given, kept] = [await digest(password, Buffer.from(salt, 'base64'), cost), Buffer.from(expected, 'base64')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** The same letters may come in two Unicode forms from two keyboards. */
async function digest(password: string, nonce: Buffer, cost: typeof COST | Record<keyof typeof COST, number>): Promise<Buffer> {
  await enter();
  try {
    return await derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: LENGTH, ...cost });
  } finally {
    leave();
  }
}

async function enter(): Promise<void> {
  if (running < AT_ONCE) return void running++;
  if (waiting.length >= MOST_WAITING) throw new HttpFault(503, 'Too many logins at once');
  await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Hands the place on, or gives it back. */
function leave(): void {
  const next = waiting.shift();
  if (next === undefined) running--;
  else next();
}

function phc(salt: Buffer, hash: Buffer): string {
  const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(salt)}$${plain(hash)}`;
}
