import { blocksByType } from '#blocks/generated/registry.ts';
import validators from '#blocks/generated/validators.cjs';
import { publicCall } from '#client/audience.ts';
import { withVisit } from '#client/visit.ts';
import type { House } from '#renderer/house.ts';
import { currentConfig } from './config-store.ts';
import { withDataCache } from './data-cache.ts';
import { providerTransport } from './provider-transport.ts';
import { withVisitorToken } from './visitor-token.ts';
import { siteOrigin } from './site-origin.ts';

/** Milliseconds that all calls of one page share. */
export const deadline = 3_000;
/** Calls that demand a token go with that of a visitor where no session brings its own. */
export const pageTransport = withVisitorToken(providerTransport(deadline));
const call = withDataCache(publicCall(withVisit(pageTransport)), deadline);

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
