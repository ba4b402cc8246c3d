import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Problem } from './project.mjs';

const OLDEST_NODE = 20;

/** Throws when the machine's own Node is too old to run these scripts. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) throw new Problem(`Node ${process.versions.node} ist zu alt. Installiere Node ${OLDEST_NODE} oder neuer: https://nodejs.org`);
}

/** Throws when something else listens on the port; `variable` is the setting that changes it. */
export async function checkPort(port, variable) {
  for (const host of ['127.0.0.1', '::']) {
    const code = await listenError(port, host);
    if (code === 'EADDRINUSE') {
      throw new Problem(
        `Port ${port} ist belegt. Beende das Programm, das ihn benutzt (zu finden mit: lsof -i :${port}),\n` +
          `  oder wähle einen anderen Port: ${variable}=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES') throw new Problem(`Port ${port} darf dieser Nutzer nicht öffnen. Wähle einen ab 1024: ${variable}=${port + 3000} npm start`);
  }
}

function listenError(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)));
  });
}

/** Throws when the data folder cannot be created or written. */
export function checkDataFolder(folder) {
  const probe = join(folder, `.schreibprobe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Problem(
      `Der Datenordner ${folder} ist nicht beschreibbar (${error.code ?? error.message}).\n` +
        '  Gib ihm Schreibrechte oder wähle einen anderen: PARKETT_DATA=/pfad/zum/ordner npm start',
    );
  }
}
