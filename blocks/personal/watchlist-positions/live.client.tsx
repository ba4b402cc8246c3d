import { validate } from '../../generated/requests/findWatchlistPositions.js';
import type { FormView } from '../../kit/form/form.ts';
import { LiveForm } from '../../kit/form/live-form.tsx';

/** Form whose rows are added and removed in place, with findings while the visitor fills it in. */
export function Island({ form }: { readonly form: FormView }) {
  return <LiveForm form={form} validate={validate} />;
}
