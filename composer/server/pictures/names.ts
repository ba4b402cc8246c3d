/** File name of a picture: letters, digits and hyphens, and an extension. */
export const PICTURE_FILE = /^[a-z0-9][a-z0-9-]{0,79}\.(?:avif|jpg|png|svg|webp)$/u;

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const LONGEST = 60;

/** Slug for a picture from its original file name: `C:\Fotos\Büro am Markt (2).JPEG` → `buero-am-markt-2`. */
export function stemOf(name: string): string {
  const own = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).replace(/\.[A-Za-z]{3,4}$/u, '');
  const plain = own
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/gu, (letter) => GERMAN[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/gu, '');
  return plain === '' ? 'bild' : plain;
}

/** The name followed by alternatives in case it is taken: `foto`, `foto-2`, `foto-3` … */
export function* stemsLike(stem: string): Generator<string> {
  yield stem;
  for (let number = 2; ; number += 1) yield `${stem}-${number}`;
}
