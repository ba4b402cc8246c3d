import type { Schema } from '#client/operations.ts';
import { endOfYear, companyModelOf, profileOf, lastPublishedYear, type CompanyModel } from '#market/companies/index.ts';
import { worth } from '#market/catalogue/index.ts';
import { formatDay } from '#domain/time/timezone.ts';
import { known } from '../../../base/known.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { notFound } from '../../../base/fault.ts';
import type { Handler } from '../handler.ts';
import { select, type Selection } from '../../shared/selection.ts';
import { COMPANY_KINDS } from '../../../services/companies/business-year-figures.ts';
import { FIGURES_SOURCE, figureLists } from './companies-figures.ts';
import { shownFigures } from './companies-shown.ts';
import { companyAnswer } from './stock-parts.ts';

/** Returns balance sheets, key figures, growth, technical figures and benchmarks of a share. */
export const getStockFigures: Handler<'getStockFigures'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer({ path }, context) {
    const selection = select(context, { entityType: 'STOCK', entityValue: path.entityValue });
    return { expires: expiresOf('quotes', context.now()), source: FIGURES_SOURCE, ...figureLists(context, selection) };
  },
};

/** Returns the company behind a share: profile, owners, address. */
export const getCompanySnapshot: Handler<'getCompanySnapshot'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer({ path }, context) {
    const selection = select(context, { entityType: 'STOCK', entityValue: path.entityValue });
    const model = companyModelOf(context.catalogue(), selection.instrument);
    return {
      expires: expiresOf('quotes', context.now()),
      source: FIGURES_SOURCE,
      companyDescriptor: descriptorOf(context, selection, model),
      profile: profileAnswer(context, selection),
      ...(model === undefined ? {} : { companyOwnerList: ownersOf(model), eqsCompanyInfo: { irContact: contactOf(model) } }),
    };
  },
};

/** Returns the profile: text of the catalogue if there is one, otherwise sentences from the company's facts. */
export function profileAnswer(context: ProviderContext, { instrument }: Selection): Schema<'ContentItem'>[] {
  const model = companyModelOf(context.catalogue(), instrument);
  const paragraphs = instrument.details.profile ?? (model === undefined ? [] : profileOf(model));
  return paragraphs.map((value) => ({ type: 'paragraph', value }));
}

/**
 * Returns the description of a company.
 * @throws HttpFault 404 for a share without a known company
 */
function descriptorOf(context: ProviderContext, selection: Selection, model: CompanyModel | undefined): Schema<'CompanyDescriptor'> {
  const company = companyAnswer(context, selection.instrument);
  if (model === undefined) {
    if (selection.instrument.companyId === undefined)
      throw notFound(`No company of ${selection.instrument.entityValue}`, 'Zu dieser Aktie kennen wir kein Unternehmen.');
    return { nameCompanyFull: company.name, company };
  }
  const figures = shownFigures(context, selection.instrument);
  const marketCap = figures && worth(figures.price * model.shares, figures.isoCurrency, context, context.now());
  const year = lastPublishedYear(model, context.now());
  const website = model.company.details?.website;
  return {
    nameCompanyFull: model.company.name,
    company,
    numShares: model.shares,
    ...known({ marketCap: marketCap?.amount }),
    isoCurrency: marketCap?.isoCurrency ?? model.isoCurrency,
    ...COMPANY_KINDS[model.kind],
    yearEndFiscal: formatDay(endOfYear(model, year + 1)),
    yearLastBalance: year,
    freeFloat: model.freeFloat,
    ...(website === undefined ? {} : { url: `https://${website}` }),
  };
}

/** Returns the owners. Free float is simulated; the other owners are unknown. */
function ownersOf({ company, freeFloat }: CompanyModel): Schema<'CompanyOwnerList'> {
  const id = Number(company.companyId) * 10;
  const firm = Math.round((100 - freeFloat) * 100) / 100;
  const list = [
    { id: id + 1, name: 'Streubesitz', percentage: freeFloat },
    ...(firm > 0 ? [{ id: id + 2, name: 'Feste Hände', percentage: firm }] : []),
  ];
  return { total: list.length, list };
}

function contactOf({ company }: CompanyModel): Schema<'CompanyContact'> {
  return { ...known({ city: company.details?.seat, websiteUrl: company.details?.website }), state: company.nameCountry };
}
