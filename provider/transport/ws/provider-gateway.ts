import type { Allowance } from '#entrance/allowance.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { ProviderContext } from '../shared/context.ts';
import type { BorrowedSessions } from './borrowed-sessions.ts';
import { contractAnswer } from './contract-answer.ts';
import { createGateway, type Gateway } from './index.ts';
import { createTickMeter, registerGatewayMetrics } from './metrics.ts';
import { processClock } from './options.ts';
import { createPriceAccess } from './prices/access.ts';
import { compositeOf } from './prices/composite.ts';
import { createMarketSource } from './prices/market-source.ts';
import type { LivePriceSource } from './prices/live-price-source.ts';
import type { GatewaySettings } from './settings.ts';

export interface ProviderGatewayOptions {
  readonly app: FastifyInstance;
  readonly context: ProviderContext;
  /** The provider's clock, epoch milliseconds, with a resolution below a second. */
  readonly now: () => number;
  readonly settings: GatewaySettings;
  readonly borrowed: BorrowedSessions;
  /** Allowance of each visitor, shared with HTTP. */
  readonly allowance: Allowance;
  /** Registry for the gateway's metrics. */
  readonly registry: Registry;
  /** Wraps the prices of this process, for example to share them. */
  readonly shared?: (local: LivePriceSource) => LivePriceSource;
}

/** Adds the gateway of a provider to its server, with its market's prices and its users' tokens; it ends before the server does. */
export function addGateway({
  app,
  context,
  now,
  settings,
  borrowed,
  allowance,
  registry,
  shared = (local) => local,
}: ProviderGatewayOptions): Gateway {
  const tick = createTickMeter();
  const local = createMarketSource({
    priceAt({ idNotation, quality }, instant) {
      const figures = context.market().priceNow(idNotation, instant, quality);
      return figures && compositeOf(figures);
    },
    now,
    clock: processClock,
    onTick: (milliseconds) => tick.observe(milliseconds / 1000),
  });
  const gateway = createGateway({
    ...settings,
    prices: shared(local),
    access: createPriceAccess(context),
    tokens: context.accounts,
    allowance,
    answer: contractAnswer(app, borrowed),
    now,
    log: app.log,
  });
  registerGatewayMetrics(registry, gateway, tick);
  gateway.attach(app.server);
  app.addHook('preClose', () => gateway.drain());
  return gateway;
}
