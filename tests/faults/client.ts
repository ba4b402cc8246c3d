import type { ConnectionOptions } from '#gateway/connection/connection.ts';
import type { Encoding } from '#gateway/generated/constants.ts';
import { openGateway } from '#gateway/node.ts';
import type { Gateway } from '#gateway/open.ts';

export type ClientOptions = Pick<ConnectionOptions, 'admission' | 'clock' | 'random' | 'idleInterval'> & {
  readonly encoding: Encoding;
};

/** Creates the client of a scenario; a test of the observer passes a faulty one. */
export type CreateClient = (options: ClientOptions) => Gateway;

export const createClient: CreateClient = openGateway;
