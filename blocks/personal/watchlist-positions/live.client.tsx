import { validate } from '../../generated/requests/findWatchlistPositions.js';
import type { FormView } from '../../kit/form/form.ts';
import { LiveForm } from '../../kit/form/live-form.tsx';

/** Rows that come and go in place, with findings while they are filled in. */
export function Island({ form }: { readonly form: FormView }) {
  return <LiveForm form={form} validate={validate} />;
}
