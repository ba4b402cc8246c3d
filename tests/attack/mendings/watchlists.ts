import { edit, type Mending } from '../runner/mending.ts';

export const mendings: readonly Mending[] = [
  {
    attack: 'support-writes',
    edits: [
      edit(
        'provider/doors/http/handlers.ts',
        'if (Object.hasOwn(accountsOperations, operation)) requireReading(operation, request.method, await caller.session());',
        '',
      ),
    ],
  },
];
