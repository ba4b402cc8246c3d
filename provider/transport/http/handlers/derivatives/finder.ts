import type { OperationInput, Schema } from '#client/operations.ts';
import { subCategoryOf } from '#domain/derivative/category.ts';
import { foresee } from '#market/base/index.ts';
import type { Row } from '#market/derivatives/index.ts';
import { dateTime } from '../../../../base/date-time.ts';
import { known } from '../../../../base/known.ts';
import { facetsOf, rangesOf } from '../../../../services/derivatives/finder-labels.ts';
import { scopeOf, underlyingFacets, type UnderlyingFilter } from '../../../../services/derivatives/finder-underlyings.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { lookUp } from '../../../shared/selection.ts';
import { instrumentAnswer, quoteAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { Handler } from '../../handler.ts';
import { readFilters, type NamedFilters } from './finder-query.ts';

const PER_PAGE = 25;
/**
 * Number of rows checked per millisecond. A search that will exceed the time budget of its thread goes to a worker thread at once:
 * otherwise it would run here, and again in a worker thread when the prices of its hits exceed the budget.
 */
const ROWS_PER_MS = 10_000;

/** Finds derivatives by terms and figures; only tradable ones unless `onlyTradable=false`. The figures are as of `dateCalculation`. */
export const findDerivatives: Handler<'findDerivatives'> = {
  dataClass: 'quotes',
  async answer({ query = {} }: OperationInput<'findDerivatives'>, context) {
    const derivatives = context.derivatives();
    const filters = readFilters(query);
    const sources = { catalogue: () => context.catalogue(), book: derivatives.book };
    const underlying = underlyingFilterOf(context, filters);
    const { rows, underlyings } = scopeOf(sources, underlying);
    const isOfOne = underlying.named !== undefined;
    // Without rows no figures are needed.
    if (rows.from < rows.to) await derivatives.figures.ready(isOfOne ? derivatives.book.underlyingNumber(rows.from) : undefined);
    // Facets count the rows of all underlyings.
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
        : { facets: [...facetsOf(answer.facets), ...underlyingFacets(sources, answer.byUnderlying ?? new Map(), underlying)] }),
      ...(query.calculateRanges === undefined ? {} : { ranges: rangesOf(answer.histograms ?? new Map()) }),
    };
  },
};

function underlyingFilterOf(context: ProviderContext, { entityTypeUnderlying, entityValueUnderlying }: NamedFilters): UnderlyingFilter {
  return {
    entityType: entityTypeUnderlying,
    named: entityValueUnderlying === undefined ? undefined : { entityValue: lookUp(context, entityValueUnderlying)?.entityValue },
  };
}

/** Returns a product with its figures; both figures and quote are as of the answer's instant. */
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
