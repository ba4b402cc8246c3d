/** First and last day in the address, `YYYY-MM-DD`; either may be missing. */
export interface Span {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Reads the days from an address. Ignores invalid dates and corrects swapped ends. */
export function spanOf({ von, bis }: Readonly<Record<string, string>>): Span {
  const [from, to] = [dayOf(von), dayOf(bis)];
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

function dayOf(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? undefined : text;
}

/** Parameters of the call; the whole history if the address names no days. */
export function spanParameters({ from, to }: Span): { readonly range?: 'MAX'; readonly startDate?: string; readonly endDate?: string } {
  if (from === undefined && to === undefined) return { range: 'MAX' };
  return { startDate: from ?? '1900-01-01', ...(to !== undefined && { endDate: to }) };
}

/** Query of the address. */
export function spanQuery({ from, to }: Span): Readonly<Record<string, string>> {
  return { ...(from !== undefined && { von: from }), ...(to !== undefined && { bis: to }) };
}

/** Common periods until today (a day in Berlin); the whole history is last. */
export function usualSpans(today: string): readonly { readonly label: string; readonly span: Span }[] {
  const since = (change: (day: Date) => void): Span => {
    const day = new Date(`${today}T00:00:00Z`);
    change(day);
    return { from: day.toISOString().slice(0, 10), to: undefined };
  };
  return [
    { label: '1 Monat', span: since((day) => day.setUTCMonth(day.getUTCMonth() - 1)) },
    { label: 'Dieses Jahr', span: since((day) => day.setUTCMonth(0, 1)) },
    { label: '1 Jahr', span: since((day) => day.setUTCFullYear(day.getUTCFullYear() - 1)) },
    { label: '5 Jahre', span: since((day) => day.setUTCFullYear(day.getUTCFullYear() - 5)) },
    { label: 'Alles', span: { from: undefined, to: undefined } },
  ];
}
