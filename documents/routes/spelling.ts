const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

/** Replaces letters that an address must not have: `Über uns` becomes `Ueber-uns`. */
export function addressText(text: string): string {
  return text
    .replaceAll(/[äöüÄÖÜß]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^A-Za-z0-9._~-]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
