import type { OperationInput, Schema } from '#client/operations.ts';
import type { PricingInputs } from '#domain/derivative/terms.ts';
import { valueOf } from '#domain/derivative/value.ts';
import { given } from '#domain/input/given.ts';
import { pricesAround } from '#market/derivatives/index.ts';
import { HttpFault } from '../../../../base/fault.ts';
import type { Handler } from '../../handler.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { figuresReady, findRow, productAt, type Product } from './product.ts';

type Assumptions = NonNullable<OperationInput<'getDerivativeCalculatorResult'>['query']>;

const DAY_MS = 86_400_000;
/** Bounds of the assumptions: percent, percent, and a price as a multiple of today's. */
const MOST_VOLATILITY = 500;
const MOST_RATE = 100;
const MOST_MULTIPLE = 1000;

/** Returns today's inputs and prices, or with assumptions the theoretical value of the product. */
export const getDerivativeCalculatorResult: Handler<'getDerivativeCalculatorResult'> = {
  dataClass: 'quotes',
  async answer({ path, query = {} }, context) {
    const row = findRow(context, path.entityValue);
    await figuresReady(context, row);
    const product = productAt(context, row);
    if (product.end !== undefined) throw impossible('The product has ended', 'Das Derivat wird nicht mehr gehandelt.');
    const inputs = assumed(product, query);
    const used = {
      exchangeRate: product.terms.quanto ? 1 : inputs.exchangeRate,
      interestInstrument: inputs.rate * 100,
      volatilityInstrument: inputs.volatility * 100,
    };
    if (Object.values(query).every((assumption) => assumption === undefined)) {
      return { ...used, askPriceInstrument: product.ask, bidPriceInstrument: product.bid };
    }
    return { ...used, ...pricesUnder(context, product, inputs) };
  },
};

/**
 * Replaces today's inputs by the assumptions.
 * @throws HttpFault 422 for impossible ones
 */
function assumed({ inputs, terms, instant }: Product, query: Assumptions): PricingInputs {
  const { dateCalculation, exchangeRate, interestInstrument, priceUnderlying, volatility } = query;
  if (priceUnderlying !== undefined && !(priceUnderlying > 0 && priceUnderlying <= MOST_MULTIPLE * inputs.spot)) {
    throw impossible(
      'query.priceUnderlying is out of range',
      'Der Kurs des Basiswerts muss über 0 liegen und darf nicht unermesslich sein.',
    );
  }
  if (exchangeRate !== undefined && !(exchangeRate > 0 && exchangeRate <= MOST_MULTIPLE * Math.max(1, inputs.exchangeRate))) {
    throw impossible('query.exchangeRate is out of range', 'Der Wechselkurs muss über 0 liegen und darf nicht unermesslich sein.');
  }
  if (volatility !== undefined && !(volatility > 0 && volatility <= MOST_VOLATILITY)) {
    throw impossible(
      `query.volatility must lie above 0, up to ${MOST_VOLATILITY}`,
      'Die Volatilität muss über 0 liegen, höchstens bei 500 Prozent.',
    );
  }
  if (interestInstrument !== undefined && !(Math.abs(interestInstrument) <= MOST_RATE)) {
    throw impossible(`query.interestInstrument must lie within ±${MOST_RATE}`, 'Der Zinssatz darf höchstens 100 Prozent betragen.');
  }
  const time = dateCalculation === undefined ? inputs.time : sameHourOn(dateCalculation, inputs.time);
  if (Math.floor(time / DAY_MS) < Math.floor(instant / DAY_MS)) {
    throw impossible('query.dateCalculation lies in the past', 'Der Tag der Rechnung liegt in der Vergangenheit.');
  }
  if (terms.maturity !== undefined && Math.floor(time / DAY_MS) > Math.floor(terms.maturity / DAY_MS)) {
    throw impossible('query.dateCalculation lies after maturity', 'An diesem Tag ist das Derivat schon fällig.');
  }
  return {
    ...inputs,
    time,
    spot: priceUnderlying ?? inputs.spot,
    exchangeRate: exchangeRate ?? inputs.exchangeRate,
    rate: interestInstrument === undefined ? inputs.rate : interestInstrument / 100,
    volatility: volatility === undefined ? inputs.volatility : volatility / 100,
  };
}

function sameHourOn(day: string, time: number): number {
  return Date.parse(`${day}T00:00:00Z`) + (time % DAY_MS);
}

/** Returns bid and ask around the new value with the same distances as around today's. */
function pricesUnder(context: ProviderContext, product: Product, inputs: PricingInputs): Schema<'DerivativeCalculatorResult'> {
  const { terms, notation, figures, bid, ask } = product;
  const value = valueOf(terms, inputs);
  const today = bid === undefined || ask === undefined ? figures.theoreticalValue : (bid + ask) / 2;
  const { halfSpread } = given(context.derivatives().derived(notation.idNotation), `product of notation ${notation.idNotation}`);
  const prices = pricesAround(value, { tickSize: notation.tickSize ?? 0.01, halfSpread });
  return {
    calculatedPriceInstrument: value,
    ...(today > 0 && { calculatedDiffInstrumentPct: (value / today - 1) * 100 }),
    askPriceInstrument: prices.ask,
    bidPriceInstrument: prices.bid,
  };
}

function impossible(message: string, display: string): HttpFault {
  return new HttpFault(422, message, display);
}
