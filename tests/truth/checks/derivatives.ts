import type { Schema } from '#client/operations.ts';
import { figureFacts } from '#blocks/derivative/derivative-facts/figure-facts.ts';
import { payoffModelOf } from '#blocks/derivative/derivative-facts/payoff-model.ts';
import { payoffAt } from '#domain/derivative/payoff.ts';
import type { Check } from '../check.ts';
import { breakEvenOf, termsOf } from '../recompute-derivative.ts';

const QUARTER_HOUR = 15 * 60_000;

/** Verifies the figures of a product, recomputed from its quote, its terms and the displayed data of its underlying. */
export const derivativeAgrees: Check = async ({ stage, page, subject: { entityValue } }) => {
  const snapshot = await stage.get<Schema<'DerivativeSnapshot'>>(`derivatives/${entityValue}/snapshot`);
  if (snapshot === undefined) return;
  page.answered();
  const { derivativesFigure: figure = {}, quote, derivativesDetails: details } = snapshot;
  const [underlying] = derivativesOf(snapshot);
  const { bidPriceCalculation: bid, askPriceCalculation: ask, priceUnderlyingCalculation: spot } = figure;
  if (details.dataStatus === 0) {
    page.holds(
      'what has ended has no prices',
      bid === undefined && ask === undefined && quote.bid === undefined && quote.ask === undefined,
    );
    return;
  }
  page.equal('bid of the figures', bid, quote.bid);
  page.equal('ask of the figures', ask, quote.ask);
  if (underlying === undefined || spot === undefined || ask === undefined) return page.holds('it has a price', false, figure);

  const { instrument } = underlying;
  const shown = await stage.get<Schema<'Quote'>>(
    `instruments/${instrument.entityType}/${instrument.entityValue}/quote?idNotation=${figure.idNotationUnderlyingCalculation}`,
  );
  const time = Date.parse(figure.datetimePriceUnderlyingCalculation ?? '');
  if (shown !== undefined) {
    page.answered();
    const visibleTo = stage.now() - (shown.codeQualityPrice === 'RLT' ? 0 : QUARTER_HOUR);
    if (time <= visibleTo) {
      page.equal('price of the underlying', spot, shown.last);
      page.equal('time of the price of the underlying', figure.datetimePriceUnderlyingCalculation, shown.datetimeLast);
    }
    page.equal('last price of the underlying', figure.priceUnderlying, shown.last);
    page.equal('time of the last price of the underlying', figure.datetimePriceUnderlying, shown.datetimeLast);
  }
  const used = await stage.get<Schema<'DerivativeCalculatorResult'>>(`derivatives/${entityValue}/calculatorResult`);
  const exchangeRate = used?.exchangeRate ?? 1;
  const foreign = underlying.isoCurrency === 'EUR' || details.quanto === true ? undefined : underlying.isoCurrency;
  if (foreign !== undefined) {
    const rate = await stage.get<Schema<'Quote'>>(`instruments/CURRENCY/EUR${foreign}/quote`);
    page.equal('exchange rate', exchangeRate, rate && 1 / rate.last, 1e-12);
  }
  page.equal('ask of the calculator', used?.askPriceInstrument, quote.ask);
  page.equal('bid of the calculator', used?.bidPriceInstrument, quote.bid);

  const terms = termsOf(snapshot);
  const unit = terms.ratio * exchangeRate;
  const middle = bid === undefined ? undefined : (bid + ask) / 2;
  if (figure.intrinsicValue !== undefined) {
    const inner = terms.strike === undefined ? 0 : Math.max(0, terms.side * (spot - terms.strike));
    page.equal('inner value', figure.intrinsicValue, Math.min(inner, terms.most ?? Infinity) * unit, 1e-9);
    if (middle !== undefined)
      page.equal('inner and time value are the price', figure.intrinsicValue + (figure.presentValue ?? Number.NaN), middle);
    const spread = ask - (bid ?? 0);
    if (terms.isOpenKnockout && terms.most === undefined)
      page.holds(
        'an open-ended knock-out costs its inner value',
        Math.abs(ask - figure.intrinsicValue) <= spread + 0.011,
        ask,
        figure.intrinsicValue,
      );
  }
  if (bid !== undefined) {
    page.equal('spread', figure.spread, ask - bid, 1e-9);
    page.equal('spread in percent', figure.spreadAskPct, ((ask - bid) / ask) * 100, 1e-6);
  }
  if (terms.hasGearing) page.equal('gearing', figure.gearingAsk, (spot * unit) / ask, 1e-9);
  page.equal('break-even', figure.breakEven, breakEvenOf(terms, ask / unit, figure), 1e-6);
  const facts = new Map(figureFacts(snapshot).map(({ label, value }) => [label, typeof value === 'string' ? value : undefined]));
  // Price that the user may see, perhaps followed by its time.
  page.shows('page: price of the underlying', facts.get('Kurs des Basiswerts')?.replace(/ \(.*/u, ''), figure.priceUnderlying ?? spot);
  page.shows('page: gearing', terms.hasGearing ? facts.get('Hebel (Brief)') : undefined, (spot * unit) / ask);
  page.shows('page: break-even', facts.get('Gewinnschwelle (Break-even)'), breakEvenOf(terms, ask / unit, figure));
  page.shows('page: spread', facts.get('Spanne Geld/Brief'), bid === undefined ? undefined : ((ask - bid) / ask) * 100);
  const payoff = payoffModelOf(snapshot);
  page.holds('what it pays at its end can be drawn', payoff !== undefined, snapshot.instrument.entitySubType);
  // Payoff at the break-even: a buyer who paid the ask gets it back.
  if (/WARRANT/u.test(terms.type) && payoff?.price !== undefined && figure.breakEven !== undefined)
    page.equal('payment at the break-even', payoffAt(payoff.terms, figure.breakEven), ask, 1e-6);
  if (snapshot.instrument.entitySubType === 'KNOCKOUT_CERTIFICATE') {
    const toThreshold = terms.knockOut === undefined ? undefined : ((terms.side * (spot - terms.knockOut)) / spot) * 100;
    page.shows('page: distance to the threshold', facts.get('Abstand zum Knock-out'), toThreshold);
    page.holds('a knock-out has a spread', figure.spread !== undefined, bid, ask);
    if (figure.differenceKnockoutPct !== undefined && terms.knockOut !== undefined) {
      page.holds('the threshold lies ahead', figure.differenceKnockoutPct > 0, figure.differenceKnockoutPct);
      page.equal('distance to the threshold', figure.differenceKnockoutPct, ((terms.side * (spot - terms.knockOut)) / spot) * 100, 1e-9);
    }
  }
};

function derivativesOf({ derivativesUnderlyingList }: Schema<'DerivativeSnapshot'>) {
  return derivativesUnderlyingList.list;
}

/** Verifies a page of the finder: sorted, without expired products, and each row consistent. */
export const derivativeListAgrees: Check = async ({ stage, page, subject: { entityType, entityValue } }) => {
  for (const sort of ['leverage', 'gearingAsk', 'differenceKnockoutPct'] as const) {
    const order = sort === 'differenceKnockoutPct' ? 'ASC' : 'DESC';
    const query = `entityTypeUnderlying=${entityType}&entityValueUnderlying=${entityValue}&sort=${sort}&order=${order}&perPage=10`;
    const answer = await stage.get<Schema<'DerivativeFinderResult'>>(`derivatives/finder/configuration_query?${query}`);
    page.answered();
    const list = answer?.list ?? [];
    const values = list.map((entry) => entry[sort]).filter((value) => value !== undefined);
    const sign = order === 'ASC' ? 1 : -1;
    page.holds(
      `sorted by ${sort}`,
      values.every((value, index) => index === 0 || sign * (value - (values[index - 1] ?? 0)) >= -1e-6),
      values,
    );
    for (const entry of list) {
      const { quote, spread, instrument } = entry;
      if (quote === undefined) {
        page.holds('a listed product has a quote', false, instrument.entityValue);
        continue;
      }
      page.holds('a listed product has an ask', quote.ask !== undefined, instrument.entityValue);
      if (quote.bid !== undefined && quote.ask !== undefined) page.equal('spread of a row', spread, quote.ask - quote.bid, 1e-9);
      if (instrument.entitySubType === 'KNOCKOUT_CERTIFICATE') {
        page.holds('a listed knock-out has a spread', spread !== undefined, instrument.entityValue);
        if (entry.differenceKnockoutPct !== undefined)
          page.holds('its threshold lies ahead', entry.differenceKnockoutPct > 0, entry.differenceKnockoutPct, instrument.entityValue);
      }
    }
    const first = list[0];
    if (first === undefined) continue;
    const snapshot = await stage.get<Schema<'DerivativeSnapshot'>>(`derivatives/${first.instrument.entityValue}/snapshot`);
    page.answered();
    page.equal('a listed product lives', snapshot?.derivativesDetails.dataStatus, 1);
  }
};
