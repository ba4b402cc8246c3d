import { createProvider } from '#provider/provider.ts';
import { SMALL_SEED } from '#provider/store/testing-seed.ts';

// Runs a small provider as a separate process until it is killed. Arguments: port, content, state folder, secret.
const [port = '0', folder = '', stateFolder = '', token = ''] = process.argv.slice(2);
const provider = await createProvider({
  catalogue: SMALL_SEED,
  derivatives: 0,
  logLevel: 'fatal',
  documents: { folder, editorial: { token, stateFolder } },
});
process.stdout.write(`${await provider.listen({ port: Number(port) })}\n`);
