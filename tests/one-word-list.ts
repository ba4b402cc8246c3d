/** A word for visitors, and synonyms that no page may use. */
export interface OneWord {
  readonly word: string;
  readonly not: RegExp;
}

/**
 * List of terms with one word for one thing on all pages: labels, headings and texts of blocks, configuration and contracts. A test
 * enforces it.
 */
export const ONE_WORD: readonly OneWord[] = [
  { word: 'Laufende Kosten', not: /\bTER\b|Gesamtkostenquote|Kostenquote|Laufende Gebühren?/u },
  { word: 'Fondsvermögen', not: /Fondsvolumen|Fondsgröße/u },
  { word: 'Vereinigte Staaten', not: /\bUSA\b|Vereinigten Staaten von Amerika/u },
  { word: 'Spanne', not: /\bSpreads?\b/u },
  { word: 'Watchlist', not: /Merkliste|Beobachtungsliste/u },
  { word: 'Bezugsverhältnis', not: /Bezugsmenge|\bRatio\b/u },
  { word: 'Basiswert', not: /\bUnderlyings?\b/u },
  { word: 'Basispreis', not: /\bStrikes?\b/u },
  { word: 'Handelsplatz', not: /Börsenplatz|Börsenplätze/u },
  { word: 'Knock-out-Schwelle', not: /Knock-Out-Schwelle|Knock-[Oo]ut-Barriere|KO-(?:Schwelle|Barriere|Level)/u },
];
