import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { checkDataFolder, checkNode } from './lib/checks-before-start.mjs';
import { endCommandsOnSignal } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkPort } from './lib/ports.mjs';
import { main, projectNode, root, settings } from './lib/project.mjs';
import { Services } from './lib/services.mjs';

/** `npm start`: from a fresh clone to the running portal. Prints one line with the address once the first page answers. */
await main(async () => {
  checkNode();
  const { port, providerPort, data } = settings();
  await checkPort(port, 'PORT');
  await checkPort(providerPort, 'PROVIDER_PORT');
  checkDataFolder(data);
  const handOver = endCommandsOnSignal();
  await ensureInstalled();
  await ensureBuilt();

  handOver();
  const services = new Services({ logs: join(root, '.cache/logs') });
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PROVIDER_URL: providerUrl,
    PARKETT_DATA: data,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  services.start('provider', projectNode(), ['provider/main.ts'], env);
  await services.waitFor('provider', `${providerUrl}/health`, 'Starte den Anbieter der Kurse (beim ersten Mal legt er seine Datenbank an)');
  services.start('site', projectNode(), ['site/server/main.ts'], env);
  await services.waitFor('site', `http://127.0.0.1:${port}/`, 'Starte die Seiten');
  console.log(`Parkett läuft: http://localhost:${port}`);
});
