/** Names of shared values whose description tells how they are written instead of what they are. */
const SHARED: Readonly<Record<string, string>> = {
  DateTime: 'Zeitpunkt',
  LocalDate: 'Tag',
  IsoCurrency: 'Währung',
  IsoCountry: 'Land',
  EntityType: 'Art',
  Instrument: 'Instrument',
};

/**
 * The name of a field for visitors, from its description: the first clause, without what the format says anyway.
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

/** The first clause as it stands, where what the format says tells two fields apart. */
export function wholeTitleOf(description: unknown): string {
  return clauseOf(typeof description === 'string' ? description : '')
    .replaceAll('`', '')
    .trim();
}

function clauseOf(text: string): string {
  return text.split(/[.;:](?=\s|$)/u)[0] ?? '';
}
