import { GATEWAY_HEADER } from '#gateway/prices/gateway-header.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import { sessionOf } from '../token.ts';

/** Creates a token for the price stream, for users and visitors. If the operator configures its address, a header contains it. */
export const getPushToken: Handler<'getPushToken'> = {
  dataClass: 'private',
  headers: ({ gateway }) => (gateway.isNamed === true ? named(gateway) : {}),
  async answer(_input, { accounts, gateway: { host, port, path, isSecure } }, caller) {
    return { ...accounts.pushTokenFor(await sessionOf(caller)), host, port, path, isSecure };
  },
};

/** Exposes the header to pages of other origins, too. */
function named({ host, port, path, isSecure }: ProviderContext['gateway']): Readonly<Record<string, string>> {
  return { [GATEWAY_HEADER]: `${isSecure ? 'wss' : 'ws'}://${host}:${port}${path}`, 'access-control-expose-headers': GATEWAY_HEADER };
}
