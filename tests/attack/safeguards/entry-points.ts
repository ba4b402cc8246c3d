import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'entry-invented-addresses',
    edits: [
      edit(
        'provider/transport/http/rate-limit.ts',
        'return visitor === undefined ? undefined : allowance.take(visitor, cost);',
        'return undefined;',
      ),
      edit('site/server/visitor-limits.ts', 'allowance.take(arrivalOf(request).network, cost) ??', ''),
    ],
  },
  {
    attack: 'entry-own-request',
    edits: [edit('site/server/own-request.ts', 'return headers[NAME] === value;', 'return headers[NAME] !== undefined;')],
  },
  {
    attack: 'entry-published-support',
    edits: [edit('provider/services/accounts/login.ts', '&& !isLoopback(origin.address);', '&& isLoopback(origin.address);')],
  },
  { attack: 'entry-caches', edits: [edit('site/server/handler.ts', '    removeSteeringHeaders(request);\n', '')] },
  { attack: 'entry-caches', edits: [edit('site/server/requests/pages.ts', ", lifetime: 'no-store' });", ' });')] },
  {
    attack: 'entry-slow-heads',
    edits: [
      edit('entrance/connections.ts', 'headersTimeout: 10_000, requestTimeout: 10_000', 'headersTimeout: 20_000, requestTimeout: 20_000'),
    ],
  },
];
