import type { Server } from 'node:http';
import { BACKLOG, OWN_HOST } from '#entrance/reach.ts';

/**
 * Listens at `SITE_HOST`, by default only for this machine.
 * @throws Error with a German message
 */
export function listen(server: Server, port: number, host = process.env.SITE_HOST || OWN_HOST): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port), { cause: error })));
    server.listen({ port, host, backlog: BACKLOG }, () => resolve());
  });
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} ist belegt. Beende das andere Programm oder wähle einen anderen Port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} darf nur der Administrator öffnen. Wähle einen ab 1024: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'SITE_HOST nennt keine Adresse dieses Rechners. Nimm 0.0.0.0 für alle, oder lass die Variable weg: Dann erreicht nur dieser Rechner die Seiten.';
    default:
      return `Der Server konnte Port ${port} nicht öffnen: ${error.message}`;
  }
}

/**
 * Parses a port.
 * @throws Error with a German message
 */
export function portOf(value: string | undefined, fallback: number): number {
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT=${value} ist kein Port. Erlaubt sind ganze Zahlen von 0 bis 65535.`);
}
