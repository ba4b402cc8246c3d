const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '&': ' und ',
};

/** Returns `societe-generale` for `Société Générale`, `oel-und-gas` for `Öl & Gas`: lower case, hyphen separated, ASCII only. */
export function slugOf(text: string): string {
  return urlNameOf(text).toLowerCase();
}

/** Returns a slug with capitals, for names in instrument addresses: `Münchener Rück Aktie` → `Muenchener-Rueck-Aktie`. */
export function urlNameOf(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^A-Za-z0-9\s]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
