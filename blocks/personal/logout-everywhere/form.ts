import type { FormDefinition } from '../../kit/form/definition.ts';

/** Ends all sessions of the user, this one too. */
export const form = {
  operation: 'endAllSessions',
  fields: [],
  submit: 'Überall abmelden',
  success: 'logout',
} as const satisfies FormDefinition<'endAllSessions'>;
