import type { Server } from 'node:http';

/** Listens, or explains in German what stands in the way. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port), { cause: error })));
    server.listen(port, () => resolve());
  });
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} ist belegt. Beende das andere Programm oder wähle einen anderen Port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} darf nur der Administrator öffnen. Wähle einen ab 1024: PORT=3000 npm start`;
    default:
      return `Der Server konnte Port ${port} nicht öffnen: ${error.message}`;
  }
}

/** Port from the environment. Throws when it is no port. */
export function portOf(value: string | undefined, fallback: number): number {
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT=${value} ist kein Port. Erlaubt sind ganze Zahlen von 0 bis 65535.`);
}

/** Closes the server on Ctrl C or a stop signal: answers what has begun, then ends. Connections that never end by themselves are cut. */
export function stopOnSignal(server: Server, cleanUp: () => Promise<void>, endless: { close(): void }): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(0), 5_000).unref();
    server.close(() => void cleanUp().finally(() => process.exit(0)));
    server.closeIdleConnections();
    endless.close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
