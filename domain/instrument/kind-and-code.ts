interface Coded {
  readonly displayType?: string | undefined;
  readonly wkn?: string | undefined;
  readonly isin?: string | undefined;
}

/** Distinguishes instruments with similar names: „Aktie · WKN 716460“, or the ISIN without a WKN. Leaves out unknown parts. */
export function kindAndCode({ displayType = '', wkn = '', isin = '' }: Coded): string {
  return [displayType, wkn === '' ? isin : `WKN ${wkn}`].filter((part) => part !== '').join(' · ');
}
