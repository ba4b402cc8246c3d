import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form that returns support to its own account. */
export const form = {
  operation: 'endImpersonation',
  fields: [],
  submit: 'Admin-View beenden',
  success: 'admin-view',
  done: 'Der Admin-View ist beendet.',
} as const satisfies FormDefinition<'endImpersonation'>;
