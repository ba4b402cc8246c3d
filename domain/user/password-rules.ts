import { commonPasswords } from './common-passwords.ts';

export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;
const LEAST_DIFFERENT = 5;

/**
 * Returns the reason why a password is refused, as a German sentence; undefined if it is accepted. Length instead of complexity: no rules
 * about character classes (NIST SP 800-63B, 5.1.1.2), but no password that is commonly tried first.
 */
export function passwordFault(password: string, email = ''): string | undefined {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.least) return `Das Passwort braucht mindestens ${PASSWORD_LENGTH.least} Zeichen.`;
  if (length > PASSWORD_LENGTH.most) return `Das Passwort darf höchstens ${PASSWORD_LENGTH.most} Zeichen haben.`;
  const folded = password.normalize('NFKC').toLowerCase();
  if (holdsAddress(folded, email.toLowerCase())) return 'Das Passwort darf nicht deine E-Mail-Adresse sein.';
  if (isCommon(folded)) return 'Dieses Passwort ist zu leicht zu erraten. Nimm zum Beispiel vier Wörter, die nicht zusammengehören.';
  return undefined;
}

/** Returns true for a password that contains the e-mail address, or is its first part with only digits and symbols added. */
function holdsAddress(password: string, email: string): boolean {
  const name = email.split('@')[0] ?? '';
  if (name === '') return false;
  return password.includes(email) || (name.length >= 4 && letters(password) === letters(name));
}

function isCommon(password: string): boolean {
  if (new Set(password).size < LEAST_DIFFERENT || isRepeated(password) || isSequence(password)) return true;
  const core = letters(password);
  return commonPasswords.has(password) || (core.length >= password.length - 5 && commonPasswords.has(core));
}

/** Removes digits and symbols, which people often put around a word. */
function letters(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '');
}

/** Returns true if up to six characters are repeated. */
function isRepeated(password: string): boolean {
  return /^(.{1,6})\1+$/su.test(password);
}

const ROWS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertzuiopüasdfghjklöäyxcvbnm', 'qwertyuiopasdfghjklzxcvbnm'];

function isSequence(password: string): boolean {
  return ROWS.some((row) => row.includes(password) || Array.from(row).toReversed().join('').includes(password));
}
