import type { OperationInput, Schema } from '#client/operations.ts';
import { place, SCOPES, type PageSituation, type Placed, type Scope } from '../../../content/campaigns.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import { lookUp } from '../../shared/selection.ts';

type Query = OperationInput<'getInteractions'>['query'];

/** Returns messages for the places of a page, up to the number of places of each scope. They do not depend on the visitor. */
export const getInteractions: Handler<'getInteractions'> = {
  dataClass: 'content',
  answer({ query }, context) {
    const situation = situationOf(query, context);
    return {
      expires: expiresOf('content', context.now()),
      scopes: SCOPES.map((scopeCode) => ({
        scopeCode,
        list: place(context.content().campaigns, scopeCode, placesOf(query, scopeCode), situation, context.now()).map(interactionAnswer),
      })),
    };
  },
};

function placesOf(query: Query, scope: Scope): number {
  const places = {
    DEFAULT: query.default,
    DISPLAY: query.display,
    ANNOUNCEMENT: query.announcement,
    TRADING_LAYER: query.tradingLayer,
    BELOW_HIGHLIGHTBOX: query.belowHighlightbox,
  };
  return places[scope] ?? 0;
}

function situationOf(query: Query, context: ProviderContext): PageSituation {
  const { entityType, entityValue } = query;
  return {
    loggedIn: query.loggedIn,
    contentLevels: [query.contentLevel1, query.contentLevel2, query.contentLevel3, query.contentLevel4],
    device: query.device,
    appType: query.appType,
    environment: query.appEnvironment,
    entity: { entityType, entityValue: entityValue === undefined ? undefined : (lookUp(context, entityValue)?.entityValue ?? entityValue) },
    parameters: {
      utm_source: query.utm_source,
      utm_medium: query.utm_medium,
      utm_campaign: query.utm_campaign,
      utm_term: query.utm_term,
      utm_content: query.utm_content,
      itm_source: query.itm_source,
      itm_medium: query.itm_medium,
      itm_campaign: query.itm_campaign,
    },
  };
}

function interactionAnswer({ interaction, campaign, rule, weight, slot }: Placed): Schema<'Interaction'> {
  const { id, name, type, scope, slot: _slot, ...implementation } = interaction;
  return {
    interactionId: id,
    interactionName: name,
    interactionType: type,
    implementation,
    campaignId: campaign,
    ruleId: rule,
    ruleCampaignWeight: weight,
    interactionSlotId: `${scope.toLowerCase().replaceAll('_', '-')}-${slot}`,
    scope,
  };
}
