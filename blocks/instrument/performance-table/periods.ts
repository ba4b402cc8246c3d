import type { Schema } from '#client/operations.ts';

type Values = Schema<'PerformanceValues'>;

export interface PeriodRow {
  readonly label: string;
  readonly relative: number | undefined;
  readonly absolute: number | undefined;
  readonly high: number | undefined;
  readonly low: number | undefined;
  /** Day of the close that the change counts from. */
  readonly since: string | undefined;
}

/** Rows of the table, shortest period first; periods without values are left out. */
export function periodRows(values: Values): readonly PeriodRow[] {
  const rows: readonly PeriodRow[] = [
    {
      label: '1 Woche',
      relative: values.performanceRelW1,
      absolute: values.performanceAbsW1,
      high: values.highPriceW1,
      low: values.lowPriceW1,
      since: values.dateW1Last,
    },
    {
      label: '4 Wochen',
      relative: values.performanceRelW4,
      absolute: values.performanceAbsW4,
      high: values.highPriceW4,
      low: values.lowPriceW4,
      since: values.dateW4Last,
    },
    {
      label: '3 Monate',
      relative: values.performanceRelM3,
      absolute: values.performanceAbsM3,
      high: values.highPriceM3,
      low: values.lowPriceM3,
      since: values.dateM3Last,
    },
    {
      label: '6 Monate',
      relative: values.performanceRelM6,
      absolute: values.performanceAbsM6,
      high: values.highPriceM6,
      low: values.lowPriceM6,
      since: values.dateM6Last,
    },
    {
      label: 'Laufendes Jahr',
      relative: values.performanceRelCy,
      absolute: values.performanceAbsCy,
      high: values.highPriceYear,
      low: values.lowPriceYear,
      since: values.dateCyLast,
    },
    {
      label: '52 Wochen',
      relative: values.performanceRelW52,
      absolute: values.performanceAbsW52,
      high: values.highPriceW52,
      low: values.lowPriceW52,
      since: values.dateW52Last,
    },
    {
      label: '3 Jahre',
      relative: values.performanceRelY3,
      absolute: values.performanceAbsY3,
      high: values.highPriceY3,
      low: values.lowPriceY3,
      since: values.dateY3Last,
    },
    {
      label: '5 Jahre',
      relative: values.performanceRelY5,
      absolute: values.performanceAbsY5,
      high: values.highPriceY5,
      low: values.lowPriceY5,
      since: values.dateY5Last,
    },
    {
      label: '10 Jahre',
      relative: values.performanceRelY10,
      absolute: values.performanceAbsY10,
      high: values.highPriceY10,
      low: values.lowPriceY10,
      since: values.dateY10Last,
    },
  ];
  return rows.filter(({ relative }) => relative !== undefined);
}
