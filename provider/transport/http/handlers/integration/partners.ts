import { pathOf } from '#documents/routes/path-of.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import type { Schema } from '#client/operations.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { running, type PartnerBooking } from '../../../../content/partners/bookings.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { CatalogueView } from '../../../../services/search/catalogue-view.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import { notFound } from '../../../../base/fault.ts';
import type { Handler } from '../../handler.ts';
import { chooseNotation, lookUp } from '../../../shared/selection.ts';
import { customerAnswer } from '../article-answers.ts';
import { quoteOf } from '../quotes.ts';
import { customerOf, sponsoringAnswer } from './sponsoring.ts';

const SUGGESTIONS = 3;
const ISSUER_PAGE = `${pathOf(ROUTES, 'issuer', { issuerAlias: '' })}/`;

export const listDerivativePartners: Handler<'listDerivativePartners'> = {
  dataClass: 'content',
  answer: (_input, context) => partnersAnswer(context, context.content().bookings.derivativePartners),
};

export const listFundPartners: Handler<'listFundPartners'> = {
  dataClass: 'content',
  answer: (_input, context) => partnersAnswer(context, context.content().bookings.fundPartners),
};

/** Lists funds related to an instrument: with the same focus, or on the index that it is or belongs to. */
export const listFundSuggestions: Handler<'listFundSuggestions'> = {
  dataClass: 'quotes',
  answer({ path }, context) {
    const record = lookUp(context, path.entityValue);
    if (record === undefined) throw notFound(`No instrument ${path.entityValue}`, 'Das Instrument wurde nicht gefunden.');
    const list = kinOf(context.catalogue(), record).map((fund) => teaserAnswer(context, fund));
    const sponsor = list.length === 0 ? undefined : running(context.content().bookings.fundSuggestions, context.now())[0];
    return {
      expires: expiresOf('quotes', context.now()),
      ...(sponsor === undefined ? {} : { sponsoring: sponsoringAnswer(context, sponsor) }),
      total: list.length,
      list,
    };
  },
};

function partnersAnswer(context: ProviderContext, booked: readonly PartnerBooking[]): Schema<'PartnerList'> {
  return {
    expires: expiresOf('content', context.now()),
    list: running(booked, context.now()).map((booking) => {
      const customer = customerOf(context, booking);
      const issuerAlias = customer.page.startsWith(ISSUER_PAGE) ? customer.page.slice(ISSUER_PAGE.length) : undefined;
      return { customer: customerAnswer(customer), url: customer.page, ...known({ issuerAlias, teaser: booking.teaser }) };
    }),
  };
}

const funds = new WeakMap<CatalogueView, readonly InstrumentRecord[]>();

/** Returns the funds of a catalogue, the best known first. */
function fundsOf(catalogue: CatalogueView): readonly InstrumentRecord[] {
  const found =
    funds.get(catalogue) ??
    catalogue.instruments
      .filter(({ entityType }) => entityType === 'FUND')
      .toSorted((a, b) => b.importance - a.importance || (a.entityValue < b.entityValue ? -1 : 1));
  funds.set(catalogue, found);
  return found;
}

function kinOf(catalogue: CatalogueView, record: InstrumentRecord): readonly InstrumentRecord[] {
  const { fund } = record.details;
  const isKin = (other: InstrumentRecord): boolean => {
    const benchmark = other.details.fund?.benchmark;
    if (fund !== undefined) return other.details.fund?.idFocus === fund.idFocus;
    if (record.entityType === 'INDEX') return benchmark === record.entityValue;
    return benchmark !== undefined && catalogue.membersOf(benchmark).some(({ entityValue }) => entityValue === record.entityValue);
  };
  const kin: InstrumentRecord[] = [];
  for (const other of fundsOf(catalogue)) {
    if (other.entityValue !== record.entityValue && isKin(other)) kin.push(other);
    if (kin.length === SUGGESTIONS) break;
  }
  return kin;
}

function teaserAnswer(context: ProviderContext, instrument: InstrumentRecord): Schema<'FundTeaser'> {
  const { fund } = instrument.details;
  const quote = quoteOf(context, { instrument, notation: chooseNotation(context, instrument, {}) });
  return {
    instrument: instrumentAnswer(instrument),
    ...known({
      nameIssuer: fund?.nameIssuer,
      nameInvestmentFocus: fund?.nameFocus,
      ongoingCharges: fund?.ongoingCharges,
      performancePct1Y: quote?.performance1YearPct,
      quote,
    }),
  };
}
