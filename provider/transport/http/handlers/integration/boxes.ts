import type { Schema } from '#client/operations.ts';
import { running, type BoxBooking } from '../../../../content/partners/bookings.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import { notFound } from '../../../../base/fault.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Handler } from '../../handler.ts';
import { chooseNotation } from '../../../shared/selection.ts';
import { customerAnswer } from '../article-answers.ts';
import { quoteOf } from '../quotes.ts';
import { leveragedProducts, type LeveragedProduct } from './leverage.ts';
import { customerOf, sponsoringAnswer } from './sponsoring.ts';

/** Underlying of the turbo box without a booking. */
const DEFAULT_UNDERLYING = '20735';

/** Returns offers of brokers. */
export const getTraderBox: Handler<'getTraderBox'> = {
  dataClass: 'content',
  answer(_input, context) {
    const { name, entries } = context.content().bookings.traderBox;
    return {
      expires: expiresOf('content', context.now()),
      name,
      list: running(entries, context.now()).map((booking) => entryAnswer(context, booking)),
    };
  },
};

/** Returns offers of crypto brokers for a section of the portal. */
export const getCryptoTraderBox: Handler<'getCryptoTraderBox'> = {
  dataClass: 'content',
  answer({ query = {} }, context) {
    const { name, entries } = context.content().bookings.cryptoTraderBox;
    const levels = [query.contentLevel1, query.contentLevel2, query.contentLevel3];
    const list = running(entries, context.now()).filter(({ contentLevels = [] }) =>
      contentLevels.every((level, index) => level === levels[index]),
    );
    return { expires: expiresOf('content', context.now()), name, list: list.map((booking) => entryAnswer(context, booking)) };
  },
};

/** Returns turbos of the sponsor by leverage, in both directions. */
export const getTurboBox: Handler<'getTurboBox'> = {
  dataClass: 'quotes',
  answer(_input, context) {
    const booking = running(context.content().bookings.turboBox, context.now())[0];
    const record = context.catalogue().instrument(booking?.underlying ?? DEFAULT_UNDERLYING);
    if (record === undefined) throw notFound('No underlying for the box', 'Den Basiswert gibt es nicht.');
    const quote = quoteOf(context, { instrument: record, notation: chooseNotation(context, record, {}) });
    const products = (right: 'CALL' | 'PUT'): Schema<'TurboBoxEntry'>[] =>
      booking === undefined ? [] : leveragedProducts(context, booking, customerOf(context, booking).idIssuer, right).map(turboAnswer);
    return {
      expires: expiresOf('quotes', context.now()),
      ...(booking === undefined ? {} : { sponsoring: sponsoringAnswer(context, booking) }),
      underlying: instrumentAnswer(record),
      ...known({ quote }),
      longList: products('CALL'),
      shortList: products('PUT'),
    };
  },
};

function entryAnswer(context: ProviderContext, booking: BoxBooking): Schema<'TraderBoxEntry'> {
  const { headline, text, benefits, actionName, url } = booking;
  const customer = customerAnswer(customerOf(context, booking));
  return { customer, headline, ...known({ text, benefits: benefits && [...benefits] }), actionName, url };
}

function turboAnswer({ gearing, instrument, knockOut, ask }: LeveragedProduct): Schema<'TurboBoxEntry'> {
  return { gearing, instrument: instrumentAnswer(instrument), ...known({ knockOutAbs: knockOut, ask }) };
}
