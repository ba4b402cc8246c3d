import type { FormDefinition } from '../../kit/form/definition.ts';

/** Ends the session. It leads back to its page, which then says that it is over. */
export const form = {
  operation: 'logoutUser',
  fields: [],
  submit: 'Abmelden',
  success: 'logout',
} as const satisfies FormDefinition<'logoutUser'>;
