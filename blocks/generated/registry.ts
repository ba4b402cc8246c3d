/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import { defineBlock, type AnyBlock } from '../kit/registry.ts';
import type * as props from './props.ts';
import { InstrumentHeader } from '../instrument/instrument-header/block.tsx';
import { needs as instrumentHeaderNeeds } from '../instrument/instrument-header/data.ts';
import { InstrumentList } from '../market/instrument-list/block.tsx';
import { needs as instrumentListNeeds } from '../market/instrument-list/data.ts';
import { InstrumentProfile } from '../instrument/instrument-profile/block.tsx';
import { needs as instrumentProfileNeeds } from '../instrument/instrument-profile/data.ts';
import { KeyFacts } from '../instrument/key-facts/block.tsx';
import { needs as keyFactsNeeds } from '../instrument/key-facts/data.ts';
import { MarketOverview } from '../market/market-overview/block.tsx';
import { needs as marketOverviewNeeds } from '../market/market-overview/data.ts';
import { PageIntro } from '../market/page-intro/block.tsx';
import { PerformanceTable } from '../instrument/performance-table/block.tsx';
import { needs as performanceTableNeeds } from '../instrument/performance-table/data.ts';
import { PriceChart } from '../instrument/price-chart/block.tsx';
import { needs as priceChartNeeds } from '../instrument/price-chart/data.ts';
import { PriceHistoryTable } from '../instrument/price-history-table/block.tsx';
import { needs as priceHistoryTableNeeds } from '../instrument/price-history-table/data.ts';
import { VenueTable } from '../instrument/venue-table/block.tsx';
import { needs as venueTableNeeds } from '../instrument/venue-table/data.ts';

/** Every block by type, each with the types of its own props, subject and calls. */
export const registry = {
  'instrument-header': defineBlock<props.InstrumentHeaderProps>()({
    type: 'instrument-header',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    component: InstrumentHeader,
    needs: instrumentHeaderNeeds,
  }),
  'instrument-list': defineBlock<props.InstrumentListProps>()({
    type: 'instrument-list',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    component: InstrumentList,
    needs: instrumentListNeeds,
  }),
  'instrument-profile': defineBlock<props.InstrumentProfileProps>()({
    type: 'instrument-profile',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    component: InstrumentProfile,
    needs: instrumentProfileNeeds,
  }),
  'key-facts': defineBlock<props.KeyFactsProps>()({
    type: 'key-facts',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    component: KeyFacts,
    needs: keyFactsNeeds,
  }),
  'market-overview': defineBlock<props.MarketOverviewProps>()({
    type: 'market-overview',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    component: MarketOverview,
    needs: marketOverviewNeeds,
  }),
  'page-intro': defineBlock<props.PageIntroProps>()({
    type: 'page-intro',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    component: PageIntro,
  }),
  'performance-table': defineBlock<props.PerformanceTableProps>()({
    type: 'performance-table',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    component: PerformanceTable,
    needs: performanceTableNeeds,
  }),
  'price-chart': defineBlock<props.PriceChartProps>()({
    type: 'price-chart',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    component: PriceChart,
    needs: priceChartNeeds,
  }),
  'price-history-table': defineBlock<props.PriceHistoryTableProps>()({
    type: 'price-history-table',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    component: PriceHistoryTable,
    needs: priceHistoryTableNeeds,
  }),
  'venue-table': defineBlock<props.VenueTableProps>()({
    type: 'venue-table',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    component: VenueTable,
    needs: venueTableNeeds,
  }),
} as const;

export type BlockType = keyof typeof registry;

/** The same blocks for whoever looks one up by a type from a document. */
export const blocksByType: Readonly<Record<string, AnyBlock>> = registry;
