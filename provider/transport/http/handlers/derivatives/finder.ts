import type { OperationInput, Schema } from '#client/operations.ts';
import { subCategoryOf } from '#domain/derivative/category.ts';
import { typeShort, isDerivativeType } from '#domain/derivative/types.ts';
import type { EntityType } from '#domain/instrument/entity-type.ts';
import { typeLabel } from '#domain/instrument/type-label.ts';
import type { FacetName, FinderAnswer, NumberName, DerivativeBook, Row, RowRange } from '#market/derivatives/index.ts';
import { issuerOf } from '#market/catalogue/index.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer, quoteAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { foresee } from '#market/base/index.ts';
import { dateTime } from '../../../../base/date-time.ts';
import type { Handler } from '../../handler.ts';
import { isOfType, lookUp } from '../../../shared/selection.ts';
import { formatDay } from '#domain/time/timezone.ts';
import { DATES, readFilters, type NamedFilters } from './finder-query.ts';

const PER_PAGE = 25;
/**
 * Rows that are looked at in a millisecond. A search that takes longer than its thread may spend goes to a worker thread at once: else it would
 * be made here, and once more in a worker thread when the prices of its hits go over the budget.
 */
const ROWS_PER_MS = 10_000;

/** Derivatives by terms and figures; only what can be traded unless `onlyTradable=false`. The figures hold for `dateCalculation`. */
export const findDerivatives: Handler<'findDerivatives'> = {
  dataClass: 'quotes',
  async answer({ query = {} }: OperationInput<'findDerivatives'>, context) {
    const derivatives = context.derivatives();
    const filters = readFilters(query);
    const { rows, underlyings } = scopeOf(context, derivatives.book, filters);
    const isOfOne = filters.entityValueUnderlying !== undefined;
    // Without rows there are no figures to wait for.
    if (rows.from < rows.to) await derivatives.figures.ready(isOfOne ? derivatives.book.underlyingNumber(rows.from) : undefined);
    // Facets count the rows of every underlying.
    foresee((query.calculateFacets === true ? derivatives.book.size : rows.to - rows.from) / ROWS_PER_MS);
    const perPage = query.perPage ?? PER_PAGE;
    const answer = derivatives.find({
      ...filters,
      rows,
      ...(underlyings === undefined ? {} : { underlyings }),
      sort: query.sort,
      descending: query.order === 'DESC',
      first: (query.page ?? 0) * perPage,
      count: perPage,
      withFacets: query.calculateFacets === true,
    });
    return {
      expires: expiresOf('quotes', context.now()),
      total: answer.total,
      dateCalculation: dateTime(derivatives.figures.columns().instant),
      list: answer.rows.map((row) => entryOf(context, row)),
      ...(answer.facets === undefined
        ? {}
        : { facets: [...facetsOf(answer.facets), ...underlyingFacets(context, answer.byUnderlying ?? new Map(), filters)] }),
      ...(query.calculateRanges === undefined ? {} : { ranges: rangesOf(answer.histograms ?? new Map()) }),
    };
  },
};

/** The rows to look at: those of one underlying, or all, then perhaps only those on underlyings of a type. */
function scopeOf(
  context: ProviderContext,
  book: DerivativeBook,
  { entityTypeUnderlying, entityValueUnderlying }: NamedFilters,
): { rows: RowRange; underlyings?: ReadonlySet<number> } {
  const isWanted = (entityValue: string): boolean => {
    const record = context.catalogue().instrument(entityValue);
    return record !== undefined && (entityTypeUnderlying === undefined || isOfType(record, entityTypeUnderlying));
  };
  if (entityValueUnderlying !== undefined) {
    const underlying = lookUp(context, entityValueUnderlying)?.entityValue;
    return { rows: underlying !== undefined && isWanted(underlying) ? book.rowsOf(underlying) : { from: 0, to: 0 } };
  }
  const rows = { from: 0, to: book.size };
  if (entityTypeUnderlying === undefined) return { rows };
  const numbers = book.underlyings.filter(isWanted).map((entityValue) => book.underlyingNumber(book.rowsOf(entityValue).from));
  return { rows, underlyings: new Set(numbers) };
}

/** A product with its figures; they and its quote hold for the answer's instant. */
function entryOf(context: ProviderContext, row: Row): Schema<'DerivativeFinderEntry'> {
  const { book, figures } = context.derivatives();
  const terms = book.terms(row);
  const instrument = book.instrument(row);
  const issuer = book.issuer(row);
  const [notation] = book.notations(row);
  const underlying = context.catalogue().instrument(book.underlyingOf(row));
  if (notation === undefined || underlying === undefined) throw new RangeError(`The product in row ${row} has no notation or underlying.`);
  const { instant } = figures.columns();
  const latest = context.market().latest(notation.idNotation, instant);
  const isCall = terms.right === 'CALL';
  return {
    instrument: instrumentAnswer(instrument),
    instrumentUnderlying: instrumentAnswer(underlying),
    issuer: {
      id: issuer.id,
      name: issuer.name,
      derivativesSubCategory: subCategoryOf(terms),
      codeExerciseRight: isCall ? 'C' : 'P',
    },
    ...known({ quote: latest && quoteAnswer(instrument, notation, latest, context) }),
    shortName: instrument.tinyName,
    officialName: `${issuer.legalName} ${instrument.name}`,
    ...known({ capAbs: terms.cap, bonusLevel: terms.bonusLevel }),
    ...figuresAnswer(context, row),
    coverRatio: terms.ratio,
    isoCurrency: notation.isoCurrency,
    ...known({ isoCurrencyUnderlying: book.currencyOf(row) }),
    openEnded: terms.maturity === undefined,
    quanto: terms.quanto,
    idExerciseRight: isCall ? 2 : 1,
    nameExerciseRight: terms.right,
    dateCalculation: dateTime(instant),
    dateFirstTrading: dateTime(terms.issued),
    ...known({ dateMaturity: terms.maturity === undefined ? undefined : dateTime(terms.maturity) }),
  };
}

function figuresAnswer(context: ProviderContext, row: Row): Partial<Schema<'DerivativeFinderEntry'>> {
  const { bid: _bid, ask: _ask, ...figures } = context.derivatives().figures.listed(row);
  return figures;
}

const LABELS: Readonly<Record<FacetName, string>> = {
  entitySubType: 'Art',
  idIssuer: 'Emittent',
  idExerciseRight: 'Richtung',
  feature: 'Besonderheit',
  openEnded: 'Laufzeit',
  yearMaturity: 'Fälligkeit',
};

const VALUE_LABELS: Readonly<Record<string, string>> = {
  STANDARD: 'Standard',
  STOP_LOSS: 'mit Stop-Loss',
  SMART_TURBO: 'Smart Turbo',
  OTC_KO: 'nur außerbörslich',
};

function facetsOf(facets: NonNullable<FinderAnswer['facets']>): Schema<'FinderFacet'>[] {
  return [...facets].map(([name, counts]) => ({
    name,
    label: LABELS[name],
    values: [...counts].map(([value, count]) => ({ value, label: labelOf(name, value), count })),
  }));
}

/** Underlyings, and their kinds; each is counted as if only it were asked for. */
function underlyingFacets(
  context: ProviderContext,
  counts: ReadonlyMap<number, number>,
  { entityTypeUnderlying, entityValueUnderlying }: NamedFilters,
): Schema<'FinderFacet'>[] {
  const { book } = context.derivatives();
  const wanted = entityValueUnderlying === undefined ? undefined : lookUp(context, entityValueUnderlying)?.entityValue;
  const found = book.underlyings.flatMap((entityValue) => {
    const record = context.catalogue().instrument(entityValue);
    const count = counts.get(book.underlyingNumber(book.rowsOf(entityValue).from)) ?? 0;
    return record === undefined || (count === 0 && entityValue !== wanted)
      ? []
      : [{ record, value: entityValue, label: record.name, count }];
  });
  const ofType = found.filter(({ record }) => entityTypeUnderlying === undefined || isOfType(record, entityTypeUnderlying));
  const kinds = new Map<EntityType, number>();
  for (const { record, value, count } of found)
    if (entityValueUnderlying === undefined || value === wanted) kinds.set(record.entityType, (kinds.get(record.entityType) ?? 0) + count);
  const byCount = (a: { readonly count: number }, b: { readonly count: number }): number => b.count - a.count;
  return [
    {
      name: 'entityValueUnderlying',
      label: 'Basiswert',
      values: ofType.map(({ value, label, count }) => ({ value, label, count })).toSorted(byCount),
    },
    {
      name: 'entityTypeUnderlying',
      label: 'Art des Basiswerts',
      values: [...kinds].map(([value, count]) => ({ value, label: typeLabel(value), count })).toSorted(byCount),
    },
  ];
}

const RANGE_LABELS: Readonly<Record<NumberName, string>> = {
  bid: 'Geld',
  ask: 'Brief',
  spread: 'Spanne',
  spreadAskPct: 'Spanne in Prozent',
  gearingAsk: 'Hebel',
  leverage: 'Omega',
  premiumAsk: 'Aufgeld in Prozent',
  breakEven: 'Gewinnschwelle',
  strikeAbs: 'Basispreis',
  knockOutAbs: 'Knock-out-Schwelle',
  differenceKnockoutPct: 'Abstand zur Schwelle in Prozent',
  impliedVolatility: 'Implizite Volatilität in Prozent',
  delta: 'Delta',
  discountPct: 'Abschlag in Prozent',
  maximumReturnPct: 'Höchster Ertrag in Prozent',
  maximumReturnPerAnnumPct: 'Höchster Ertrag in Prozent im Jahr',
  bonusReturnPct: 'Bonusertrag in Prozent',
  sidewaysYieldPct: 'Seitwärtsertrag in Prozent',
  capAbs: 'Höchstkurs',
  bonusLevel: 'Bonuslevel',
  coverRatio: 'Bezugsverhältnis',
  dateMaturity: 'Fälligkeit',
  dateFirstTrading: 'Erster Handelstag',
};

function rangesOf(histograms: NonNullable<FinderAnswer['histograms']>): Schema<'FinderRange'>[] {
  return [...histograms].map(([name, { from, to, shares }]) => {
    const text = (bound: number): string => (DATES.has(name) ? formatDay(Math.round(bound)) : String(bound));
    return { name: `${name}Range`, label: RANGE_LABELS[name], from: text(from), to: text(to), shares: [...shares] };
  });
}

function labelOf(name: FacetName, value: string): string {
  if (name === 'entitySubType') return isDerivativeType(value) ? typeShort(value) : value;
  if (name === 'idIssuer') return issuerOf(Number(value))?.name ?? value;
  if (name === 'idExerciseRight') return value === '2' ? 'Call' : 'Put';
  if (name === 'openEnded') return value === 'true' ? 'Open End' : 'mit Fälligkeit';
  return VALUE_LABELS[value] ?? value;
}
