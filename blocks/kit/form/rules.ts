import { passwordFault } from '#domain/user/password-rules.ts';
import type { FieldRule } from './definition.ts';
import type { FormValues } from './values.ts';

/** What each named rule finds wrong with a value, as a German sentence. The provider holds the same ones. */
export const rules: Readonly<Record<FieldRule, (value: string, values: FormValues) => string | undefined>> = {
  password: (value, values) => passwordFault(value, values['email']),
};
