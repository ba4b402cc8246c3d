import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, startProcess, temporaryFolder, type Listener } from './processes.ts';

export interface NginxOptions {
  /** `host:port` of the provider; without it prices are not available. */
  readonly provider?: string;
  /** PEM files that make nginx also listen with TLS and HTTP/2. */
  readonly tls?: { readonly certificate: string; readonly key: string };
  /** Changes the filled configuration, for example to lower a limit for a test. */
  readonly edit?: (configuration: string) => string;
  /** Receives nginx's log line by line. */
  readonly hears?: Listener;
}

export interface Nginx {
  readonly origin: string;
  /** Origin over TLS; undefined without TLS. */
  readonly secureOrigin: string | undefined;
  /** Folder of all files that nginx writes. */
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

/** Fills in the given names, as `envsubst` does. */
function fill(template: string, file: string, values: Readonly<Record<string, string>>): void {
  writeFileSync(
    file,
    readFileSync(template, 'utf8').replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole),
  );
}
