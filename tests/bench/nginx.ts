import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, startProcess, temporaryFolder, type Listener } from './processes.ts';

export interface NginxOptions {
  /** `host:port` of the provider; without it no price is asked for. */
  readonly provider?: string;
  /** PEM files; with them nginx also listens with TLS and HTTP/2. */
  readonly tls?: { readonly certificate: string; readonly key: string };
  /** Changes the filled configuration, such as a limit that a test shall reach. */
  readonly edit?: (configuration: string) => string;
  /** Takes what nginx writes to its log, line by line. */
  readonly hears?: Listener;
}

export interface Nginx {
  readonly origin: string;
  /** Over TLS; undefined without. */
  readonly secureOrigin: string | undefined;
  /** Folder of everything that nginx writes. */
  readonly state: string;
}

/** Starts Debian's nginx with `deploy/nginx.conf` in front of a site. */
export async function startNginx(
  siteOrigin: string,
  { provider = '127.0.0.1:4000', tls, edit = (text) => text, hears }: NginxOptions = {},
): Promise<Nginx> {
  const state = temporaryFolder();
  for (const folder of ['pages', 'copies']) mkdirSync(join(state, folder));
  const [port, tlsPort] = [await freePort(), tls && (await freePort())];
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    TLS: '/dev/null',
    SITE: new URL(siteOrigin).host,
    PROVIDER: provider,
    PUBLIC: resolve('site/public'),
    STATE: state,
  };
  if (tls !== undefined) {
    values.TLS = join(state, 'tls.conf');
    fill('deploy/tls.conf', values.TLS, { LISTEN_TLS: `127.0.0.1:${tlsPort}`, CERTIFICATE: tls.certificate, KEY: tls.key });
  }
  const file = join(state, 'nginx.conf');
  fill('deploy/nginx.conf', file, values);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  const origin = `http://127.0.0.1:${port}`;
  await startProcess('nginx', ['-c', file, '-p', state, '-g', 'daemon off; user root;'], {}, `${origin}/health`, hears);
  return { state, origin, secureOrigin: tlsPort === undefined ? undefined : `https://127.0.0.1:${tlsPort}` };
}

/** As `envsubst` does with the names that are given. */
function fill(template: string, file: string, values: Readonly<Record<string, string>>): void {
  writeFileSync(
    file,
    readFileSync(template, 'utf8').replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole),
  );
}
