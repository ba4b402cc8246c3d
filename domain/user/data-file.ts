/** Stored data of a user, by areas, in the shape of the contract's `UserData`. */
export interface TakenData {
  readonly datetimeCreation: string;
  readonly list: readonly {
    readonly code: string;
    readonly title: string;
    readonly purpose: string;
    readonly entries: readonly { readonly fields: readonly { readonly name: string; readonly value: unknown }[] }[];
  }[];
}

/** Returns the stored data as a file for people and programs: JSON, each entry an object with German names. */
export function dataFile({ datetimeCreation, list }: TakenData): string {
  const areas = list.map(({ code, title, purpose, entries }) => ({
    bereich: title,
    kennung: code,
    zweck: purpose,
    eintraege: entries.map(({ fields }) => Object.fromEntries(fields.map(({ name, value }) => [name, value]))),
  }));
  return `${JSON.stringify({ portal: 'Parkett', stand: datetimeCreation, daten: areas }, null, 2)}\n`;
}
