import type { Schema } from '#client/operations.ts';
import { isRunning } from './partners/bookings.ts';

export type Scope = Schema<'InteractionScope'>['scopeCode'];

export const SCOPES = ['DEFAULT', 'DISPLAY', 'ANNOUNCEMENT', 'TRADING_LAYER', 'BELOW_HIGHLIGHTBOX'] as const satisfies readonly Scope[];

/** Message of a campaign: its content and its target place. */
export interface CampaignInteraction extends Schema<'InteractionImplementation'> {
  readonly id: number;
  readonly name: string;
  readonly type: Schema<'Interaction'>['interactionType'];
  readonly scope: Scope;
  /** Number of its place, from 1; default: the next free place. */
  readonly slot?: number;
}

export interface Campaign {
  readonly id: number;
  readonly name: string;
  readonly start: string;
  readonly end?: string;
  readonly interactions: readonly CampaignInteraction[];
}

/** Conditions that must all be met; omitted ones are ignored. */
export interface Condition {
  readonly loggedIn?: boolean;
  /** Content levels that the page must have, from the first level on; deeper levels are ignored. */
  readonly contentLevels?: readonly string[];
  readonly devices?: readonly string[];
  readonly appTypes?: readonly string[];
  readonly environments?: readonly string[];
  readonly entity?: { readonly entityType: string; readonly entityValue?: string };
  /** Campaign parameters (`utm_…`, `itm_…`) by name. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export interface Rule {
  readonly id: number;
  readonly when?: Condition;
  readonly campaigns: readonly { readonly campaign: number; readonly weight: number }[];
}

export interface Campaigns {
  readonly campaigns: readonly Campaign[];
  readonly rules: readonly Rule[];
}

/** Situation of a page, as the page describes it in its request. */
export interface PageSituation {
  readonly loggedIn: boolean;
  readonly contentLevels: readonly (string | undefined)[];
  readonly device: string | undefined;
  readonly appType: string;
  readonly environment: string;
  readonly entity: { readonly entityType: string | undefined; readonly entityValue: string | undefined };
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

export interface Placed {
  readonly interaction: CampaignInteraction;
  readonly campaign: number;
  readonly rule: number;
  readonly weight: number;
  /** Number of the place within the scope, from 1. */
  readonly slot: number;
}

/**
 * Returns the messages for the places of a scope, by place. Takes the matching messages by descending weight, each once and at most one per
 * place. The same situation and day give the same answer.
 */
export function place(all: Campaigns, scope: Scope, places: number, situation: PageSituation, instant: number): readonly Placed[] {
  const free = new Set(Array.from({ length: places }, (_, index) => index + 1));
  const placed: Placed[] = [];
  for (const candidate of candidatesOf(all, scope, situation, instant)) {
    const slot = candidate.interaction.slot ?? [...free][0];
    if (slot === undefined || !free.delete(slot)) continue;
    placed.push({ ...candidate, slot });
  }
  return placed.toSorted((a, b) => a.slot - b.slot);
}

function candidatesOf(all: Campaigns, scope: Scope, situation: PageSituation, instant: number): readonly Omit<Placed, 'slot'>[] {
  const found = all.rules
    .filter(({ when = {} }) => holds(when, situation))
    .flatMap((rule) =>
      rule.campaigns.flatMap(({ campaign: id, weight }) => {
        const campaign = all.campaigns.find((one) => one.id === id);
        if (campaign === undefined || !isRunning(campaign, instant)) return [];
        return campaign.interactions
          .filter((interaction) => interaction.scope === scope)
          .map((interaction) => ({ interaction, campaign: id, rule: rule.id, weight }));
      }),
    )
    .toSorted((a, b) => b.weight - a.weight || a.rule - b.rule || a.interaction.id - b.interaction.id);
  const seen = new Set<number>();
  return found.filter(({ interaction }) => seen.size !== seen.add(interaction.id).size);
}

function holds(when: Condition, situation: PageSituation): boolean {
  const oneOf = (options: readonly string[] | undefined, value: string | undefined): boolean =>
    options === undefined || (value !== undefined && options.includes(value));
  const { entity, parameters = {}, contentLevels = [] } = when;
  return (
    (when.loggedIn === undefined || when.loggedIn === situation.loggedIn) &&
    contentLevels.every((level, index) => level === situation.contentLevels[index]) &&
    oneOf(when.devices, situation.device) &&
    oneOf(when.appTypes, situation.appType) &&
    oneOf(when.environments, situation.environment) &&
    (entity === undefined ||
      (entity.entityType === situation.entity.entityType &&
        (entity.entityValue === undefined || entity.entityValue === situation.entity.entityValue))) &&
    Object.entries(parameters).every(([name, value]) => situation.parameters[name] === value)
  );
}
