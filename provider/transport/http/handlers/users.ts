import type { Schema } from '#client/operations.ts';
import { HttpFault } from '../../../base/fault.ts';
import type { Accounts } from '../../../services/accounts/index.ts';
import { deviceName } from '../../../services/accounts/device-name.ts';
import type { Handler } from '../handler.ts';
import { sessionOf, userSessionOf } from '../token.ts';

export const getUser: Handler<'getUser'> = {
  dataClass: 'private',
  async answer(_input, { accounts }, caller) {
    return accounts.userOf((await userSessionOf(caller)).token);
  },
};

/** Gives the same answer for a known address, so that it does not reveal who has an account. */
export const registerUser: Handler<'registerUser'> = {
  dataClass: 'private',
  status: 201,
  async answer({ body }, { accounts }, caller) {
    if ((await caller.session())?.userId !== undefined)
      throw new HttpFault(409, 'The caller is logged in', 'Du bist schon angemeldet. Melde dich ab, um ein weiteres Konto anzulegen.');
    await accounts.register(body, caller.address);
    return { email: body.email, activated: false };
  },
};

export const confirmUser: Handler<'confirmUser'> = {
  dataClass: 'private',
  answer: async ({ body }, { accounts }, { address, agent }): Promise<Schema<'User'>> =>
    opened(accounts, await accounts.confirm(body, { address, device: deviceName(agent) })),
};

export const requestConfirmation: Handler<'requestConfirmation'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { accounts }, { address }) {
    await accounts.requestConfirmation(body.email, address);
  },
};

export const loginUser: Handler<'loginUser'> = {
  dataClass: 'private',
  answer: async ({ body }, { accounts }, { address, agent, deviceToken }) =>
    opened(accounts, await accounts.login(body, { address, device: deviceName(agent), deviceToken })),
};

/** Logout for callers that hold the token themselves; for browsers the site only allows POST. */
export const logoutUserByGet: Handler<'logoutUserByGet'> = {
  dataClass: 'private',
  async answer(_input, { accounts }, caller) {
    await accounts.logout(await sessionOf(caller));
    return { isLoggedOut: true };
  },
};

export const listSessions: Handler<'listSessions'> = {
  dataClass: 'private',
  answer: async (_input, { accounts }, caller) => accounts.listDevices(await userSessionOf(caller)),
};

export const endSession: Handler<'endSession'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { accounts }, caller) {
    await accounts.endDevice(await userSessionOf(caller), body.sessionId);
  },
};

export const endAllSessions: Handler<'endAllSessions'> = {
  dataClass: 'private',
  status: 204,
  async answer(_input, { accounts }, caller) {
    await accounts.endAllDevices(await userSessionOf(caller));
  },
};

/** Returns the user of a session that has just been opened, with the device token for the browser. */
async function opened(accounts: Accounts, token: string): Promise<Schema<'User'>> {
  const [user, deviceToken] = [await accounts.userOf(token), await accounts.deviceTokenFor(token)];
  return deviceToken === undefined ? user : { ...user, deviceToken };
}

export const logoutUser: Handler<'logoutUser'> = {
  dataClass: 'private',
  async answer(_input, { accounts }, caller) {
    await accounts.logout(await sessionOf(caller));
    return { isLoggedOut: true };
  },
};

export const createAnonymousToken: Handler<'createAnonymousToken'> = {
  dataClass: 'private',
  status: 201,
  answer: (_input, { accounts }) => accounts.createAnonymousToken(),
};

export const requestPasswordReset: Handler<'requestPasswordReset'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { accounts }, { address }) {
    await accounts.requestPasswordReset(body.email, address);
  },
};

export const resetPassword: Handler<'resetPassword'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { accounts }, { address }) {
    await accounts.resetPassword(body.code, body.password, address);
  },
};

export const changePassword: Handler<'changePassword'> = {
  dataClass: 'private',
  answer: async ({ body }, { accounts }, caller) => accounts.userOf(await accounts.changePassword(await userSessionOf(caller), body)),
};

export const changeUserSettings: Handler<'changeUserSettings'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { accounts }, caller) {
    await accounts.changeSettings(await userSessionOf(caller), body);
  },
};

export const changeUserName: Handler<'changeUserName'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { accounts }, caller) {
    await accounts.changeName(await userSessionOf(caller), body);
  },
};

/** Gives the same answer for an address with an account, so that it does not reveal who has one. */
export const changeUserEmail: Handler<'changeUserEmail'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { accounts }, caller) {
    await accounts.changeEmail(await userSessionOf(caller), body, caller.address);
  },
};

export const confirmUserEmail: Handler<'confirmUserEmail'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { accounts }, caller) {
    await accounts.confirmEmail(await userSessionOf(caller), body.code);
  },
};

export const changeNewsletter: Handler<'changeNewsletter'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { accounts }, caller) {
    await accounts.changeNewsletter(await userSessionOf(caller), body);
  },
};

export const getUserData: Handler<'getUserData'> = {
  dataClass: 'private',
  answer: async (_input, { accounts }, caller) => accounts.readOwnData(await userSessionOf(caller)),
};

export const deleteUser: Handler<'deleteUser'> = {
  dataClass: 'private',
  status: 204,
  async answer({ body }, { accounts }, caller) {
    await accounts.deleteOwnAccount(await userSessionOf(caller), body);
  },
};

export const startImpersonation: Handler<'startImpersonation'> = {
  dataClass: 'private',
  async answer({ body }, { accounts }, caller) {
    const session = await userSessionOf(caller);
    await accounts.startImpersonation(session, body.email);
    return accounts.userOf(session.token);
  },
};

export const endImpersonation: Handler<'endImpersonation'> = {
  dataClass: 'private',
  async answer(_input, { accounts }, caller) {
    const session = await userSessionOf(caller);
    await accounts.endImpersonation(session);
    return accounts.userOf(session.token);
  },
};
