import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Waiter } from '#entrance/fair-queue.ts';
import { createWorkPlaces } from './work-places.ts';

// Argon2id with 19 MiB, 2 passes and 1 lane: the first choice of the OWASP Password Storage Cheat Sheet. About 40 ms.
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const LENGTH = 32;

// Limits for key derivation, which runs in Node's thread pool. Two at once and a short queue: a flood of logins must not take all memory
// and all threads, and one caller must not take the places of others.
const places = createWorkPlaces({ atOnce: 2, most: 40, mostEach: 4, usual: 40 });
/** Separate places for owners on known devices, who therefore do not wait for attackers. */
const ownersPlaces = createWorkPlaces({ atOnce: 1, most: 20, mostEach: 2, usual: 40 });
const derive = promisify(argon2);

/**
 * Hashes a password for storage (PHC string format).
 * @param caller requester for the queue; undefined for this machine itself
 * @throws HttpFault 503 if too many wait
 */
export async function hashPassword(password: string, caller?: Waiter): Promise<string> {
  const salt = randomBytes(16);
  return phc(salt, await digest(password, salt, COST, caller));
}

/**
 * Returns true if the password matches the hash. Without a hash it returns false after the same time, without the work.
 * @param isKnown whether it comes from a device on which the owner was logged in before
 * @throws HttpFault 503 if too many wait
 */
export async function verifyPassword(password: string, hash: string | undefined, caller?: Waiter, isKnown = false): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? '');
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts ?? [];
  if (parts === null) {
    await places.pretend(caller);
    return false;
  }
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await digest(password, Buffer.from(salt, 'base64'), cost, caller, isKnown ? ownersPlaces : places);
  const kept = Buffer.from(expected, 'base64');
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** Normalizes Unicode: different keyboards may produce two forms of the same letters. */
async function digest(
  password: string,
  nonce: Buffer,
  cost: Record<keyof typeof COST, number>,
  caller: Waiter,
  where = places,
): Promise<Buffer> {
  return where.take(caller, () => derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: LENGTH, ...cost }));
}

function phc(salt: Buffer, hash: Buffer): string {
  const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(salt)}$${plain(hash)}`;
}
