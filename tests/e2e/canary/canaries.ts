import { createHash } from 'node:crypto';

/** Texts that only this one visitor has and types: wherever one of these stands, it came from that visitor. */
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

/** Secrets that the portal gives to the visitor; the store may hold their SHA-256 (docs/security.md), nothing else may hold them. */
export type Secret = 'code of a mail' | 'cookie' | 'push token';
export type Canary = keyof typeof canaries | Secret;

const HASHES = ['md5', 'sha1', 'sha256'] as const;

/** A text as it is, in lower case, in an address, and in Base64 and hexadecimal. */
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

/** Bare hashes of a text, as bytes, hexadecimal and Base64. */
function hashedForms(text: string): Buffer[] {
  return [text, text.toLowerCase()].flatMap((form) =>
    HASHES.flatMap((name) => {
      const digest = createHash(name).update(form).digest();
      const codes = [digest.toString('hex'), digest.toString('base64').replace(/=+$/u, ''), digest.toString('base64url')];
      return [digest, ...codes.map((code) => Buffer.from(code))];
    }),
  );
}

/** Needles by their first two bytes: one pass over the bytes looks for all of them. */
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

/** Looks for a secret too from now on. */
export function keepSecret(name: Secret, text: string): void {
  lookFor(name, plainForms(text));
}

/** Canaries that stand in some bytes, in whatever form. */
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
