interface Coded {
  readonly displayType?: string | undefined;
  readonly wkn?: string | undefined;
  readonly isin?: string | undefined;
}

/** What tells an instrument from others of a like name, „Aktie · WKN 716460“; without a WKN its ISIN, and nothing of what nobody knows. */
export function kindAndCode({ displayType = '', wkn = '', isin = '' }: Coded): string {
  return [displayType, wkn === '' ? isin : `WKN ${wkn}`].filter((part) => part !== '').join(' · ');
}
