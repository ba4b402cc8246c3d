interface UnitLabel {
  readonly short: string;
  readonly long: string;
}
/** German labels of unit codes. Source: portal.md §5. */
const UNITS: ReadonlyMap<string, UnitLabel> = new Map([
  ['PKT', { short: 'Pkt.', long: 'Punkte' }],
  ['PRC', { short: '%', long: 'Prozent' }],
  ['PCT', { short: '%', long: 'Prozent' }],
  ['STK', { short: 'Stk.', long: 'Stück' }],
  ['PMI', { short: '‰', long: 'Promille' }],
]);

/** Returns the short label of a unit code; codes without one (currencies) stay the same. */
export function unitShort(code: string): string {
  return UNITS.get(code)?.short ?? code;
}

/** Returns the long label of a unit code; codes without one (currencies) stay the same. */
export function unitLong(code: string): string {
  return UNITS.get(code)?.long ?? code;
}
