// npm run gateway -- COMMAND: shows answers of a running portal's gateway, for debugging.
import { Command } from 'commander';
import { gatewayUrl } from './connection/address.ts';
import { GatewayError, UnauthorizedError } from './errors.ts';
import { openGateway } from './node.ts';
import type { Gateway } from './open.ts';
import { readAdmission } from './prices/read-admission.ts';
import { authenticationIds } from './requests/header.ts';
import { askByProxy, ask, showToken, watch, type Say } from './tool.ts';
import type { RequestOptions } from './types.ts';

interface Common {
  readonly portal: string;
  readonly token?: string;
  readonly gateway?: string;
  readonly timeout: string;
  readonly application?: string;
  readonly user?: string;
}

const say: Say = (line) => void process.stdout.write(`${line}\n`);
const program = new Command('npm run gateway --')
  .description('Spricht mit dem Gateway eines laufenden Portals.')
  .option('--portal <adresse>', 'Portal oder Anbieter, der das Push-Token gibt', 'http://localhost:3000')
  .option('--gateway <adresse>', 'Gateway an Stelle dessen, das mit dem Push-Token genannt wird: Rechner (wss, Port 443, /ws) oder ws://…')
  .option('--token <token>', 'Sitzung, für die gefragt wird (X-ov-token)')
  .option('--timeout <ms>', 'Geduld je Anfrage', '6000')
  .option('--application <nummer>', 'Nummer der Anwendung im Kopf der Anfrage (mit --user)')
  .option('--user <nummer>', 'Nummer des Nutzers im Kopf der Anfrage (mit --application)');

program
  .command('watch <notation...>')
  .description('zeigt jeden Kurs der Notierungen, bis Strg C')
  .option('--legacy', 'über den alten Feed (CSV)')
  .action((notations: string[], { legacy = false }: { legacy?: boolean }) =>
    run((gateway) => watch(gateway, notations.map(Number), legacy, say)),
  );
program
  .command('get <pfad>')
  .description('GET, zum Beispiel: get "/api/v1/instruments/query?searchValue=SAP"')
  .action((path: string) => run((gateway, options) => ask(gateway, path, undefined, options, say)));
program
  .command('post <pfad> <json>')
  .description('POST mit einem JSON-Körper')
  .action((path: string, body: string) => run((gateway, options) => ask(gateway, path, body, options, say)));
program
  .command('token')
  .description('ein Token wie das, mit dem die Verbindung aufging')
  .option('--once', 'nur einmal zu gebrauchen')
  .action(({ once = false }: { once?: boolean }) => run((gateway, options) => showToken(gateway, once, options, say)));
program
  .command('proxy <adresse>')
  .description('GET an einen anderen Rechner, soweit PROVIDER_PROXY_HOSTS ihn erlaubt')
  .action((address: string) => run((gateway, options) => askByProxy(gateway, address, options, say)));

await program.parseAsync();

/** Connects, runs the command and closes; prints a failure as one line. */
async function run(work: (gateway: Gateway, options: RequestOptions) => Promise<void>): Promise<void> {
  const { portal, gateway: url, token, timeout, application, user } = program.opts<Common>();
  const source = { fetch, base: `${portal.replace(/(?<!\/)\/+$/, '')}/api`, ...(token === undefined ? {} : { token }) };
  const given = url === undefined ? {} : { url: /^wss?:/.test(url) ? url : gatewayUrl({ host: url }) };
  const admission = async () => ({ ...(await readAdmission(source)), ...given });
  const gateway = openGateway({ admission });
  try {
    const header = application === undefined && user === undefined ? {} : { header: authenticationIds(Number(application), Number(user)) };
    await gateway.connection.connect();
    await work(gateway, { timeout: Number(timeout), ...header });
  } catch (error) {
    process.stderr.write(`✗ ${explain(error, portal)}\n`);
    process.exitCode = 1;
  } finally {
    gateway.close();
  }
}

function explain(error: unknown, portal: string): string {
  if (error instanceof UnauthorizedError) return `${error.message} (${error.name}). Gilt das Token noch? Ein neues gibt es nach dem Login.`;
  if (error instanceof GatewayError) return `${error.message} (${error.name}, Status ${error.status})`;
  if (error instanceof TypeError) return `${portal} antwortet nicht. Läuft das Portal? (npm start)`;
  return error instanceof Error ? error.message : String(error);
}
