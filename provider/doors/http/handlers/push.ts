import type { Handler } from '../handler.ts';
import { sessionOf } from '../token.ts';

/** Opens the stream of prices for users and visitors alike. */
export const getPushToken: Handler<'getPushToken'> = {
  dataClass: 'private',
  async answer(_input, { accounts, gateway }, caller) {
    return { ...accounts.pushTokenFor(await sessionOf(caller)), ...gateway };
  },
};
