import { get } from 'node:http';
import { connect } from 'node:net';
import type { Attack, Portal } from './attack.ts';

/** Attacks at the network entrances: invented addresses, the published support account, cache steering, connections that stay open. */
export const attacks: readonly Attack[] = [
  {
    name: 'entry-invented-addresses',
    seconds: 6,
    async run({ site, provider, flood }) {
      const url = (turn: number): string =>
        turn % 2 === 0
          ? `${provider}/api/v1/instruments/STOCK/82849/quote?a=${turn}`
          : `${site}/api/v1/instruments/STOCK/82849/quote?a=${turn}`;
      const odd = ['unknown', '', '1.2.3.4:5', '::1%a', '127.0.0.1', 'x'.repeat(200)];
      // The proxy of this machine writes the last part, which is always the same visitor.
      const from = (turn: number): string => `${odd[turn % odd.length]}${turn}, ${odd[turn % 3]}, 2001:db8:7:7::${(turn % 9_999) + 1}`;
      const { statuses } = await flood({ perSecond: 400, seconds: 5, ask: (turn) => ({ url: url(turn), from: from(turn) }) });
      const refused = statuses[429] ?? 0;
      return { before: 'unbegrenzt: der Loopback ist ausgenommen', after: JSON.stringify(statuses), held: refused > 0 };
    },
  },
  {
    name: 'entry-own-request',
    seconds: 6,
    async run({ site, flood }) {
      const guesses = ['', '1', 'true', '0'.repeat(32), 'f'.repeat(32)];
      const headers = (turn: number) => ({ 'x-parkett-own': guesses[turn % guesses.length] ?? '' });
      const { statuses } = await flood({
        perSecond: 500,
        seconds: 4,
        ask: (turn) => ({ url: `${site}/impressum`, from: '203.0.113.44', headers: headers(turn) }),
      });
      const refused = statuses[429] ?? 0;
      return { before: 'unbegrenzt: es gilt als Frage der Site an sich selbst', after: JSON.stringify(statuses), held: refused > 0 };
    },
  },
  {
    name: 'entry-published-support',
    seconds: 2,
    async run({ site, provider, ask, users }) {
      const body = { email: users.email('support'), password: users.password };
      const logins = await Promise.all(
        [`${site}/api/v1/users/login`, `${provider}/api/v1/users/login`].map((url) =>
          ask({ url, from: '203.0.113.42', method: 'POST', headers: { origin: site }, body }),
        ),
      );
      const after = logins.map(({ status }) => status).join(', ');
      return { before: 'liest jeden Kunden', after, held: logins.every(({ status }) => status === 401) };
    },
  },
  {
    name: 'entry-caches',
    seconds: 4,
    async run({ site, ask }) {
      const headers = {
        'x-forwarded-proto': 'https',
        RSC: '1',
        'Next-Router-State-Tree': '[]',
        'x-middleware-prefetch': '1',
        'x-now-route-matches': '1=a',
        'x-invoke-path': '/500',
        'x-nextjs-data': '1',
      };
      const paths = [
        '/',
        '/health',
        '/ready',
        '/impressum',
        '/index/',
        '/nope',
        '/robots.txt',
        '/favicon.svg',
        '/assets/none.js',
        '/api/v1/nope',
      ];
      const faults: string[] = [];
      for (const path of paths) {
        const plain = await ask({ url: site + path, from: '203.0.113.43' });
        const forged = await ask({ url: site + path, from: '203.0.113.43', headers });
        const lifetime = forged.headers['cache-control'] ?? '';
        if (forged.status !== plain.status || forged.headers['content-type'] !== plain.headers['content-type'])
          faults.push(`${path} folgt den Köpfen`);
        if (forged.headers['strict-transport-security'] !== undefined) faults.push(`${path} setzt HSTS`);
        if (lifetime === '' || lifetime.split(',').filter((part) => part.includes('max-age=0')).length > 1)
          faults.push(`${path}: ${lifetime}`);
        if (path === '/health' && lifetime !== 'no-store') faults.push(`/health: ${lifetime}`);
      }
      return {
        before: 'HSTS für alle, RSC antwortet anders',
        after: faults.join('; ') || `${paths.length} Adressen`,
        held: faults.length === 0,
      };
    },
  },
  {
    name: 'entry-slow-heads',
    seconds: 14,
    async run(portal) {
      const origins = [portal.site, portal.provider];
      const held = Promise.all(origins.flatMap((origin) => heads(origin, 200)));
      await new Promise((wake) => setTimeout(wake, 1_000));
      // A visitor with another address at the socket, not only in the header of a proxy.
      const others = await Promise.all(origins.map((origin) => timeOf(`${origin}/health`)));
      const longest = Math.max(...(await held)) / 1000;
      const slowest = Math.round(Math.max(...others));
      return {
        before: 'gehalten bis 90 s',
        after: `400 Verbindungen einer Adresse, die letzte ${longest.toFixed(1)} s; eine andere wartete ${slowest} ms`,
        held: longest < 13 && slowest < 2_000,
      };
    },
  },
];

/** Time until the whole answer reaches another address of this machine, in ms; infinite if none comes. */
function timeOf(url: string): Promise<number> {
  const start = performance.now();
  return new Promise((done) => {
    get(url, { localAddress: '127.0.0.2', agent: false, timeout: 5_000 }, (response) =>
      response.resume().once('end', () => done(performance.now() - start)),
    )
      .once('timeout', () => done(Infinity))
      .once('error', () => done(Infinity));
  });
}

/** Begins requests that never end; resolves with the time until the other side closed each, in ms. */
function heads(origin: Portal['site'], count: number): Promise<number>[] {
  const { hostname, port } = new URL(origin);
  return Array.from({ length: count }, async (_, turn) => {
    const start = performance.now();
    const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.3' });
    socket.on('error', () => undefined);
    socket.write(turn % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: a\r\nX-' : 'POST /konto HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\na');
    socket.resume();
    const drip = setInterval(() => socket.writable && socket.write('a'), 1_000);
    await new Promise<void>((done) => socket.once('close', () => done()));
    clearInterval(drip);
    return performance.now() - start;
  });
}
