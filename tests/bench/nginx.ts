import { readFileSync, writeFileSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, startProcess, temporaryFolder } from './processes.ts';

/** Starts Debian's nginx with `deploy/nginx.conf` in front of a site. */
export async function startNginx(siteOrigin: string): Promise<string> {
  const state = temporaryFolder();
  mkdirSync(join(state, 'pages'));
  const port = await freePort();
  const values: Readonly<Record<string, string>> = {
    LISTEN: `127.0.0.1:${port}`,
    SITE: new URL(siteOrigin).host,
    // Pages only: no price is asked for.
    PROVIDER: '127.0.0.1:4000',
    PUBLIC: resolve('site/public'),
    STATE: state,
  };
  const template = readFileSync('deploy/nginx.conf', 'utf8');
  const file = join(state, 'nginx.conf');
  writeFileSync(
    file,
    template.replace(/\$\{(LISTEN|SITE|PROVIDER|PUBLIC|STATE)\}/g, (_, name: string) => values[name] ?? ''),
  );
  const origin = `http://127.0.0.1:${port}`;
  await startProcess('nginx', ['-c', file, '-p', state, '-g', 'daemon off; user root;'], {}, `${origin}/health`);
  return origin;
}
