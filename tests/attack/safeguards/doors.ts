import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'doors-invented-addresses',
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
    attack: 'doors-own-request',
    edits: [edit('site/server/own-request.ts', 'return headers[NAME] === value;', 'return headers[NAME] !== undefined;')],
  },
  {
    attack: 'doors-published-support',
    edits: [edit('provider/services/accounts/login.ts', '&& !isLoopback(origin.address);', '&& isLoopback(origin.address);')],
  },
  { attack: 'doors-caches', edits: [edit('site/server/handler.ts', '    removeSteeringHeaders(request);\n', '')] },
  { attack: 'doors-caches', edits: [edit('site/server/requests/pages.ts', ", lifetime: 'no-store' });", ' });')] },
  {
    attack: 'doors-slow-heads',
    edits: [
      edit('entrance/connections.ts', 'headersTimeout: 10_000, requestTimeout: 10_000', 'headersTimeout: 20_000, requestTimeout: 20_000'),
    ],
  },
];
