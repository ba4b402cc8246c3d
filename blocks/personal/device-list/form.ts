import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form to end the session of one device. */
export const form = {
  operation: 'endSession',
  fields: [{ at: 'sessionId', label: 'Gerät', kind: 'hidden' }],
  submit: 'Abmelden',
  success: 'account',
  done: 'Das Gerät ist abgemeldet.',
} as const satisfies FormDefinition<'endSession'>;
