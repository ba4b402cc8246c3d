/** A word that visitors read, and others for the same thing, which no page uses beside it. */
export interface OneWord {
  readonly word: string;
  readonly not: RegExp;
}

/** One word for one thing on all pages: labels, headings and texts of blocks, configuration and contracts. A test holds them to it. */
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
