import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'absurd-position',
    edits: [
      edit(
        'provider/generated/openapi.json',
        '"amount": { "type": "number", "minimum": 0, "maximum": 1000000000, "description"',
        '"amount": { "type": "number", "minimum": 0, "description"',
      ),
    ],
  },
  {
    attack: 'support-writes',
    edits: [
      edit(
        'provider/transport/http/handlers.ts',
        "if (handler.dataClass === 'private') requireReading(operation, request.method, await caller.session());",
        '',
      ),
    ],
  },
  {
    attack: 'list-of-another',
    edits: [
      edit(
        'provider/services/watchlists/store.ts',
        'and(eq(watchlists.userId, userId), watchlistId === undefined ? undefined : eq(watchlists.watchlistId, watchlistId))',
        'watchlistId === undefined ? eq(watchlists.userId, userId) : eq(watchlists.watchlistId, watchlistId)',
      ),
    ],
  },
];
