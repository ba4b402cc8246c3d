// Runs one provider of a cluster as a separate process. Settings are JSON in the first argument.
import { QUIET_USERS } from '#provider/services/accounts/settings.ts';
import { catalogueOf } from '#market/catalogue/testing.ts';
import { createProvider } from '#provider/provider.ts';
import { readGatewaySettings } from '#provider/transport/ws/settings.ts';

export interface NodeSettings {
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly instruments: readonly string[];
  /** Offset of the provider's clock from the machine's, in ms. */
  readonly shift: number;
}

const { databaseUrl, natsUrl, instruments, shift } = JSON.parse(process.argv[2] ?? '') as NodeSettings;
const provider = await createProvider({
  databaseUrl,
  seed: 'cluster',
  clock: { now: () => Date.now() + shift },
  derivatives: 0,
  catalogue: catalogueOf([...instruments]),
  articles: [],
  logLevel: 'fatal',
  users: QUIET_USERS,
  gateway: readGatewaySettings({ NATS_URL: natsUrl }),
});
process.stdout.write(`${await provider.listen({ port: 0 })}\n`);
