import { createHash } from 'node:crypto';

/** Texts that only this visitor has and types: wherever one of them appears, it came from this visitor. */
export const canaries = {
  email: 'Quendolinde.Zwirbel@kanarienpost.example',
  nextEmail: 'neu.quendolinde@kanarienpost.example',
  wishedEmail: 'wunsch.quendolinde@kanarienpost.example',
  refusedEmail: 'vergeblich.quendolinde@kanarienpost.example',
  firstName: 'Quendolinde',
  lastName: 'Zwirbelstein',
  laterName: 'Zwirbelfels',
  password: 'Kanarien-Zwitscher-Kaefig-77',
  nextPassword: 'Voliere-Pfeift-Morgens-88',
  lastPassword: 'Sitzstange-Hirse-Abends-99',
  wrongPassword: 'Federkleid-Vertippt-11',
  search: 'zwitscherfinkel',
  path: 'zwitscherpfad',
  watchlist: 'Zwitscherliste',
  laterWatchlist: 'Zwitscherkorb',
  note: 'Zwitschernotiz',
  drawing: 'Zwitscherstrich',
  savedSearch: 'Zwitscherfilter',
  laterSearch: 'Zwitschersieb',
  query: 'zwitscherabfrage=1',
  agent: 'Zwitscherbrowser/7.7',
  address: '198.51.100.177',
} as const;

/** Secrets that the portal gives to the visitor. The store may contain their SHA-256 (docs/security.md), nothing else may. */
export type Secret = 'code of a mail' | 'cookie' | 'push token';
export type Canary = keyof typeof canaries | Secret;

const HASHES = ['md5', 'sha1', 'sha256'] as const;

/** Returns a text unchanged, in lower case, URL-encoded, in Base64 and hexadecimal. */
function plainForms(text: string): Buffer[] {
  return [text, text.toLowerCase()].flatMap((form) => {
    const bytes = Buffer.from(form);
    return [
      bytes,
      Buffer.from(encodeURIComponent(form)),
      ...[bytes.toString('base64').replace(/=+$/u, ''), bytes.toString('hex')].map((code) => Buffer.from(code)),
    ];
  });
}

/** Returns unsalted hashes of a text, as bytes, hexadecimal and Base64. */
function hashedForms(text: string): Buffer[] {
  return [text, text.toLowerCase()].flatMap((form) =>
    HASHES.flatMap((name) => {
      const digest = createHash(name).update(form).digest();
      const codes = [digest.toString('hex'), digest.toString('base64').replace(/=+$/u, ''), digest.toString('base64url')];
      return [digest, ...codes.map((code) => Buffer.from(code))];
    }),
  );
}

/** Needles by their first two bytes: one pass over the bytes finds all of them. */
const needles = new Map<number, { readonly canary: Canary; readonly form: Buffer }[]>();
const beginnings = new Uint8Array(65_536);

function lookFor(canary: Canary, forms: readonly Buffer[]): void {
  for (const form of forms) {
    const beginning = form.readUInt16BE(0);
    beginnings[beginning] = 1;
    const same = needles.get(beginning) ?? [];
    if (!same.some((other) => other.form.equals(form))) needles.set(beginning, [...same, { canary, form }]);
  }
}

for (const [name, text] of Object.entries(canaries)) lookFor(name as Canary, [...plainForms(text), ...hashedForms(text)]);

/** Adds a secret to the search. */
export function keepSecret(name: Secret, text: string): void {
  lookFor(name, plainForms(text));
}

/** Returns the canaries in some bytes, in any form. */
export function canariesIn(bytes: Buffer): Canary[] {
  const found = new Set<Canary>();
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const beginning = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    if (beginnings[beginning] === 0) continue;
    for (const { canary, form } of needles.get(beginning) ?? []) {
      if (bytes.compare(form, 0, form.length, at, Math.min(at + form.length, bytes.length)) === 0) found.add(canary);
    }
  }
  return [...found];
}
