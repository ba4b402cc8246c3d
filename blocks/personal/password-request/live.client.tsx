import { validate } from '../../generated/requests/requestPasswordReset.js';
import type { FormView } from '../../kit/form/form.ts';
import { LiveForm } from '../../kit/form/live-form.tsx';

/** Form that shows findings while the visitor fills it in. */
export function Island({ form }: { readonly form: FormView }) {
  return <LiveForm form={form} validate={validate} />;
}
