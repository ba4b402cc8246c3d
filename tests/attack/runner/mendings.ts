/** A place in the sources, and what is there without the mending that stands on it. */
export interface Edit {
  readonly file: string;
  /** Stands once in the file. */
  readonly with: string;
  readonly without: string;
}

export interface Mending {
  /** The attack that must fall without it. */
  readonly attack: string;
  readonly edits: readonly [Edit, ...Edit[]];
  /** Whether it is part of the built site, so that the copy is built anew. */
  readonly isBuilt?: true;
}

const edit = (file: string, present: string, without: string): Edit => ({ file, with: present, without });

/** What takes long is made by the thread that answers. */
const NO_ASIDE = edit('provider/doors/http/handlers.ts', 'STAYING.has(operation) ? undefined : aside', 'undefined');
/** Every call costs one, whatever work it makes. */
const NO_COSTS = edit(
  'provider/doors/http/rate-limit.ts',
  'const cost = costOf(operationId);',
  'const cost = Math.min(1, costOf(operationId));',
);

/** Mendings that `npm run attack:without` takes out, one at a time: at least one for each attack. */
export const mendings: readonly Mending[] = [
  {
    attack: 'heavy-pages',
    edits: [
      edit('site/pages/bausteine.tsx', 'function getStaticProps', 'function getServerSideProps'),
      edit('site/pages/bausteine.tsx', ', revalidate: KEPT_SECONDS }', ' }'),
      edit(
        'site/server/handler.ts',
        'const drawn = await join(drawing.key, drawFor);',
        'const drawn = await join(String(Math.random()), drawFor);',
      ),
    ],
    isBuilt: true,
  },
  { attack: 'from-the-network', edits: [edit('entrance/reach.ts', "OWN_HOST = '127.0.0.1'", "OWN_HOST = '0.0.0.0'")] },
  { attack: 'cold-ten-years', edits: [NO_ASIDE, NO_COSTS] },
  { attack: 'cold-quarter-hours', edits: [NO_ASIDE, NO_COSTS] },
  { attack: 'cold-derivatives', edits: [NO_ASIDE] },
  { attack: 'cold-quote-lists', edits: [NO_ASIDE, NO_COSTS] },
  {
    attack: 'doors-invented-addresses',
    edits: [
      edit(
        'provider/doors/http/rate-limit.ts',
        'return visitor === undefined ? undefined : allowance.take(visitor, cost);',
        'return undefined;',
      ),
      edit('site/server/visitor-limits.ts', 'allowance.take(arrivalOf(request).network, cost) ??', ''),
    ],
  },
  {
    attack: 'doors-published-support',
    edits: [edit('provider/services/accounts/login.ts', '&& !isLoopback(origin.address);', '&& isLoopback(origin.address);')],
  },
  { attack: 'doors-caches', edits: [edit('site/server/handler.ts', '    forgetSteering(request);\n', '')] },
  { attack: 'doors-caches', edits: [edit('site/server/handler.ts', ", lifetime: 'no-store' });", ' });')] },
  {
    attack: 'doors-slow-heads',
    edits: [
      edit('entrance/connections.ts', 'headersTimeout: 10_000, requestTimeout: 10_000', 'headersTimeout: 20_000, requestTimeout: 20_000'),
    ],
  },
  {
    attack: 'hostile-calls',
    edits: [
      edit(
        'provider/doors/http/server.ts',
        'app.setValidatorCompiler(validators.compiler);',
        'app.setValidatorCompiler(() => () => true);',
      ),
    ],
  },
  {
    attack: 'hostile-frames',
    edits: [
      edit('provider/doors/ws/inbox.ts', 'if (connection.undecodable > limits.undecodable)', 'if (connection.undecodable > 1e9)'),
      edit('provider/doors/ws/connection.ts', 'this.#socket.bytesRead > this.#parts.limits.earlyBytes', 'this.#socket.bytesRead > 1e12'),
      edit('provider/doors/ws/index.ts', 'if (bytes.length > MAXIMUM_MESSAGE_SIZE) return', 'if (bytes.length > 1e12) return'),
    ],
  },
  {
    attack: 'logout-by-address',
    edits: [edit('site/bff/find-operation.ts', " && (operationTable[id].method !== 'GET' || sessionEffectOf(id) === undefined)", '')],
    isBuilt: true,
  },
  { attack: 'analytics-flood', edits: [edit('provider/services/analytics/index.ts', '      measure(address);\n', '')] },
  {
    attack: 'password-guesses',
    edits: [
      edit('provider/services/accounts/login.ts', 'if (device !== undefined && device.userId === userId)', 'if (device?.userId === null)'),
    ],
  },
  {
    attack: 'unknown-accounts',
    edits: [
      edit(
        'provider/services/accounts/passwords.ts',
        'await places.pretend(caller);',
        'await digest(password, randomBytes(16), COST, caller);',
      ),
    ],
  },
  {
    attack: 'foreign-pages',
    edits: [edit('site/bff/own-origin.ts', 'return isOriginOf(arrivalOf(request).host, origin);', 'return true;')],
    isBuilt: true,
  },
  {
    attack: 'real-time-after-logout',
    edits: [edit('provider/services/accounts/right-changes.ts', 'for (const listener of listeners) listener(change);', 'void change;')],
  },
  {
    attack: 'store-killed',
    edits: [edit('provider/store/embedded/worker.ts', "'max_wal_size=64MB'", "'max_wal_size=64MB', 'synchronous_commit=off'")],
  },
  {
    attack: 'store-disk-full',
    edits: [
      edit(
        'provider/store/embedded/disk-guard.ts',
        'isFull = freeBytes(folder) < (isFull ? REGAINED_FREE : LEAST_FREE);',
        'isFull = false;',
      ),
    ],
  },
  {
    attack: 'provider-stopped',
    edits: [edit('site/bff/forward.ts', 'timeout = 10_000, bodyLimit', 'timeout = 60_000, bodyLimit')],
    isBuilt: true,
  },
];
