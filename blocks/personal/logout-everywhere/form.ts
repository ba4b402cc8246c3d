import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form that ends all sessions of the user, including this one. */
export const form = {
  operation: 'endAllSessions',
  fields: [],
  submit: 'Überall abmelden',
  success: 'logout',
} as const satisfies FormDefinition<'endAllSessions'>;
