/** Titles of shared values whose description explains the format instead of the meaning. */
const SHARED: Readonly<Record<string, string>> = {
  DateTime: 'Zeitpunkt',
  LocalDate: 'Tag',
  IsoCurrency: 'Währung',
  IsoCountry: 'Land',
  EntityType: 'Art',
  Instrument: 'Instrument',
};

/**
 * Title of a field for visitors: the first clause of its description, without words that the format already implies.
 * `Dividendenrendite in Prozent.` → `Dividendenrendite`.
 */
export function titleOf(description: unknown, shared?: string): string {
  const text = typeof description === 'string' ? description : '';
  const known = shared === undefined ? undefined : SHARED[shared];
  if (known !== undefined && (text === '' || /UTC|YYYY|ISO|wie Listen|^Art des/u.test(text))) return known;
  const short = clauseOf(text)
    .replace(/,? in Prozent\b/u, '')
    .replace(/ in (?:der Währung|`isoCurrency`|Fondswährung)/u, '')
    .replace(/, in der Regel.*$/u, '')
    .replaceAll(/ \((?:[^)]*=[^)]*|[^)]{13,})\)/gu, '')
    .replaceAll('`', '')
    .trim();
  return short === '' ? (shared ?? text) : short;
}

/** Full first clause, for fields that only the words about the format distinguish. */
export function wholeTitleOf(description: unknown): string {
  return clauseOf(typeof description === 'string' ? description : '')
    .replaceAll('`', '')
    .trim();
}

function clauseOf(text: string): string {
  return text.split(/[.;:](?=\s|$)/u)[0] ?? '';
}
