import { join } from 'node:path';
import { checkDataFolder, checkNode } from './lib/checks-before-start.mjs';
import { endCommandsOnSignal } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkPort } from './lib/ports.mjs';
import { main, projectNode, root, settings } from './lib/project.mjs';
import { Services } from './lib/services.mjs';

/**
 * `npm run dev`: provider, code generation and site, all of them watching. Prints what they say.
 * A fault in the configuration does not end it: the pages show the finding until it is mended.
 */
await main(async () => {
  checkNode();
  const { port, providerPort, data } = settings();
  await checkPort(port, 'PORT');
  await checkPort(providerPort, 'PROVIDER_PORT');
  checkDataFolder(data);
  const handOver = endCommandsOnSignal();
  await ensureInstalled();

  handOver();
  const services = new Services({ logs: join(root, '.cache/logs'), echo: true });
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const env = {
    NODE_ENV: 'development',
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PROVIDER_URL: providerUrl,
    PARKETT_DATA: data,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  services.start('codegen', projectNode(), ['codegen/main.ts', '--watch'], env);
  services.start('provider', projectNode(), ['--watch', '--watch-preserve-output', 'provider/main.ts'], env);
  await services.waitFor('provider', `${providerUrl}/health`, 'Starte den Anbieter der Kurse (beim ersten Mal legt er seine Datenbank an)');
  services.start('site', projectNode(), ['site/server/main.ts', '--dev'], env);
  await services.waitFor('site', `http://127.0.0.1:${port}/`, 'Starte die Seiten', (status) => status > 0);
  console.log(`Parkett läuft zum Entwickeln: http://localhost:${port}`);
});
