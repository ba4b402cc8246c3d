import { createServer } from 'node:net';
import { Problem } from './project.mjs';

/** Throws if another program listens on the port; `variable` is the setting that changes it. */
export async function checkPort(port, variable) {
  for (const host of ['127.0.0.1', '::']) {
    const code = await listenError(port, host);
    if (code === 'EADDRINUSE') {
      throw new Problem(
        `Port ${port} ist belegt. Beende das Programm, das ihn benutzt (zu finden mit: lsof -i :${port}),\n` +
          `  oder wähle einen anderen Port: ${variable}=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new Problem(`Port ${port} darf dieser Nutzer nicht öffnen. Wähle einen ab 1024: ${variable}=${port + 3000} npm start`);
  }
}

function listenError(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)));
  });
}

/** Returns a port that is currently free. */
export function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
