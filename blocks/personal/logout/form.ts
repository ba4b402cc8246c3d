import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form that ends the session. It leads back to its page, which then reports the logout. */
export const form = {
  operation: 'logoutUser',
  fields: [],
  submit: 'Abmelden',
  success: 'logout',
} as const satisfies FormDefinition<'logoutUser'>;
