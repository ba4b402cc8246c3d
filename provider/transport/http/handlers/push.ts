import { GATEWAY_HEADER } from '#gateway/prices/gateway-header.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import { sessionOf } from '../token.ts';

/** Opens the stream of prices for users and visitors alike. A header names its address where the operator does. */
export const getPushToken: Handler<'getPushToken'> = {
  dataClass: 'private',
  headers: ({ gateway }) => (gateway.isNamed === true ? named(gateway) : {}),
  async answer(_input, { accounts, gateway: { host, port, path, isSecure } }, caller) {
    return { ...accounts.pushTokenFor(await sessionOf(caller)), host, port, path, isSecure };
  },
};

/** Pages of other origins read it, too. */
function named({ host, port, path, isSecure }: ProviderContext['gateway']): Readonly<Record<string, string>> {
  return { [GATEWAY_HEADER]: `${isSecure ? 'wss' : 'ws'}://${host}:${port}${path}`, 'access-control-expose-headers': GATEWAY_HEADER };
}
