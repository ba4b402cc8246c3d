import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { BuiltPages } from './build.ts';
import type { Layout } from './rows.ts';
import { serveGateway } from './gateway.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Serves both pages, their files, push tokens and the gateway on one origin. */
export async function serve({ folder, html }: BuiltPages) {
  const server = createServer(({ url = '/', headers }, response) => {
    if (url === '/api/v1/push/token') {
      const [host, port] = (headers.host ?? '').split(':');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ token: 'a'.repeat(88), host, port: Number(port), path: '/ws', isSecure: false }));
    } else if (/^\/(updater|react)\/(list|dense)$/.test(url)) {
      const [, kind, layout] = url.split('/') as [string, string, Layout];
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pageOf(kind, layout, kind === 'updater' ? html(layout) : ''));
    } else {
      const file = join(folder, new URL(url, 'http://localhost').pathname);
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      if (existsSync(file)) createReadStream(file).pipe(response);
      else response.writeHead(404).end();
    }
  });
  const gateway = serveGateway(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    updates: gateway.updates,
    close() {
      gateway.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

function pageOf(name: string, layout: Layout, table: string): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="/style.css">
<main data-layout="${layout}">${table}</main><script type="module" src="/${name}.js"></script></html>`;
}
