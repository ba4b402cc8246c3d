import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx } from '#tests/bench/nginx.ts';
import { endAll } from '#tests/bench/processes.ts';
import { apiOver, overHttp2 } from '#tests/contract/clients/api.ts';
import { CLIENTS } from '#tests/contract/clients/index.ts';
import { startTestProvider, type TestProvider } from '#tests/contract/start.ts';
import { leftOut, makeCertificate } from './certificate.ts';

describe.skipIf(leftOut !== '')(`Programs of other people over TLS with HTTP/2, through deploy/nginx.conf${leftOut}`, () => {
  let test: TestProvider;
  let session: ClientHttp2Session;
  let forget: () => void;

  beforeAll(async () => {
    test = await startTestProvider();
    const provider = await test.provider.listen({ port: 0 });
    const { files, remove } = makeCertificate();
    forget = remove;
    const nginx = await startNginx(provider, { provider: new URL(provider).host, tls: files });
    session = connect(nginx.secureOrigin ?? '', { ca: readFileSync(files.certificate) });
    await once(session, 'connect');
  });
  afterAll(async () => {
    session.close();
    await endAll();
    await test.stop();
    forget();
  });

  it('speak HTTP/2', () => {
    expect(session.alpnProtocol).toBe('h2');
  });

  describe.each(CLIENTS)('$name', ({ cases }) => {
    it.each(Object.entries(cases))('%s', async (_title, run) => {
      await expect(run(apiOver(overHttp2(session)))).resolves.toBeUndefined();
    });
  });
});
