import type { Schema } from '#client/operations.ts';
import { typeShort } from '#domain/derivative/types.ts';
import { running, type SponsorBooking, type UnderlyingBooking } from '../../../../content/partners/bookings.ts';
import type { Customer } from '../../../../content/directory.ts';
import { known } from '../../../../base/known.ts';
import { instrumentAnswer } from '../../answers.ts';
import { expiresOf } from '../../caching.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Handler } from '../../handler.ts';
import { isOfType } from '../../../../base/is-of-type.ts';
import { lookUp } from '../../../shared/selection.ts';
import { customerAnswer } from '../article-answers.ts';
import { leveragedProducts } from './leverage.ts';

/** Returns the customer of a booking, whose existence was checked when the bookings were read. */
export function customerOf(context: ProviderContext, { customer }: { readonly customer: number }): Customer {
  const found = context.content().directory.customers.find(({ id }) => id === customer);
  if (found === undefined) throw new Error(`No customer ${customer}.`);
  return found;
}

export function sponsoringAnswer(context: ProviderContext, booking: SponsorBooking): Schema<'Sponsoring'> {
  const customer = customerOf(context, booking);
  return { customer: customerAnswer(customer), label: booking.label, url: customer.page, ...known({ disclaimer: booking.disclaimer }) };
}

/** Returns one sponsor per booked kind of derivative. */
export const getDerivativeCategorySponsoring: Handler<'getDerivativeCategorySponsoring'> = {
  dataClass: 'content',
  answer(_input, context) {
    const booked = firstOfEach(running(context.content().bookings.categorySponsoring, context.now()), ({ entitySubType }) => entitySubType);
    return {
      expires: expiresOf('content', context.now()),
      list: booked.map((booking) => ({
        entitySubType: booking.entitySubType,
        name: typeShort(booking.entitySubType),
        sponsoring: sponsoringAnswer(context, booking),
      })),
    };
  },
};

/** Returns one sponsor per booked underlying, with links to products of the sponsor. */
export const getDerivativeUnderlyingSponsoring: Handler<'getDerivativeUnderlyingSponsoring'> = {
  dataClass: 'quotes',
  answer(_input, context) {
    const booked = firstOfEach(running(context.content().bookings.underlyingSponsoring, context.now()), ({ underlying }) => underlying);
    return {
      expires: expiresOf('quotes', context.now()),
      list: booked.flatMap((booking) => {
        const record = context.catalogue().instrument(booking.underlying);
        if (record === undefined) return [];
        const [longLinks, shortLinks] = [linksOf(context, booking, 'CALL'), linksOf(context, booking, 'PUT')];
        return [{ underlying: instrumentAnswer(record), sponsoring: sponsoringAnswer(context, booking), longLinks, shortLinks }];
      }),
    };
  },
};

/** Returns the sponsor of the first hit that has one, with leverage products on it; empty if none has. */
export const searchDerivativeSponsoring: Handler<'searchDerivativeSponsoring'> = {
  dataClass: 'quotes',
  answer({ body }, context) {
    const booked = running(context.content().bookings.underlyingSponsoring, context.now());
    for (const { entityType, entityValue } of body.list) {
      const record = lookUp(context, entityValue);
      const booking =
        record && isOfType(record, entityType) ? booked.find(({ underlying }) => underlying === record.entityValue) : undefined;
      if (record === undefined || booking === undefined) continue;
      const customer = customerOf(context, booking);
      return {
        customer: customerAnswer(customer),
        ...(customer.idIssuer === undefined ? {} : { issuer: { id: customer.idIssuer, name: customer.shortName } }),
        derivativeTypeName: 'Knock-outs',
        underlying: instrumentAnswer(record),
        longLeverageLinks: linksOf(context, booking, 'CALL'),
        shortLeverageLinks: linksOf(context, booking, 'PUT'),
      };
    }
    return {};
  },
};

function linksOf(context: ProviderContext, booking: UnderlyingBooking, right: 'CALL' | 'PUT'): Schema<'NamedLink'>[] {
  return leveragedProducts(context, booking, customerOf(context, booking).idIssuer, right).map(({ gearing, instrument }) => ({
    name: `Hebel ${gearing.toLocaleString('de-DE', { maximumFractionDigits: 1 })}`,
    url: instrument.websitePath,
  }));
}

function firstOfEach<Item>(items: readonly Item[], key: (item: Item) => string): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size !== seen.add(key(item)).size);
}
