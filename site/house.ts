import { blocksByType } from '#blocks/generated/registry.ts';
import validators from '#blocks/generated/validators.cjs';
import { createCall } from '#client/call.ts';
import { withVisit } from '#client/visit.ts';
import type { House } from '#renderer/house.ts';
import { currentConfig } from './config-store.ts';
import { withDataCache } from './data-cache.ts';
import { providerTransport } from './provider-transport.ts';
import { withVisitorToken } from './visitor-token.ts';
import { siteOrigin } from './site-origin.ts';

/** Milliseconds that all calls of one page share. */
const deadline = 3_000;
const call = withDataCache(createCall(withVisit(withVisitorToken(providerTransport(deadline)))), deadline);

/** Everything the renderer needs, with the configuration as it is now. */
export function currentHouse(): House {
  const config = currentConfig();
  return {
    config,
    call,
    registry: blocksByType,
    preview: process.env.NODE_ENV === 'development',
    origin: siteOrigin(config.site.hosts.www),
    deadline,
    checkProps,
  };
}

type Validators = Readonly<Record<string, (typeof validators)[keyof typeof validators] | undefined>>;

function checkProps(props: { readonly type: string }): string | undefined {
  const table: Validators = validators;
  const validate = table[props.type];
  if (!validate || validate(props)) return undefined;
  return validate.errors?.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ') ?? 'invalid';
}
