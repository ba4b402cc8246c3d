import { passwordFault } from '#domain/user/password-rules.ts';
import type { FieldRule } from './definition.ts';
import type { FormValues } from './values.ts';

/** Named rules; each returns its error as a German sentence. The provider has the same rules. */
export const rules: Readonly<Record<FieldRule, (value: string, values: FormValues) => string | undefined>> = {
  password: (value, values) => passwordFault(value, values['email']),
};
