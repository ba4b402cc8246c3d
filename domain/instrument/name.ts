/** Shown when an instrument has no known name. Source: portal.md §8. */
export const UNKNOWN_NAME = 'unbekannt';

export interface Named {
  readonly name?: string | undefined;
  readonly tinyName?: string | undefined;
}

/** Returns the name to show. */
export function displayName(instrument: Named): string {
  return filled(instrument.name) ?? UNKNOWN_NAME;
}

/** Returns the name for narrow places: `tinyName` if there is one. */
export function tinyName(instrument: Named): string {
  return filled(instrument.tinyName) ?? displayName(instrument);
}

function filled(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}
