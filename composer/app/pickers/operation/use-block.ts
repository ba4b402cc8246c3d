import { pointerOfKeys } from '#domain/text/json-pointer.ts';
import { isRecord, stepsOf } from '#documents/reader/path.ts';
import { valueAt } from '../../../documents/values.ts';
import type { PickerProps } from '../../form/form-context.ts';

export type Block = Readonly<Record<string, unknown>>;

/** Block that contains a field, and its place: the nearest enclosing section that names a call. */
export function blockAround({ at, start, whole }: Pick<PickerProps, 'at' | 'start' | 'whole'>): {
  readonly block: Block;
  readonly at: string;
} {
  let place = start;
  let found: { readonly block: Block; readonly at: string } = { block: {}, at: start };
  let current = whole();
  for (const step of ['', ...stepsOf(at.slice(start.length))]) {
    if (step !== '') {
      current = valueAt(current, [step]);
      place = place + pointerOfKeys([step]);
    }
    if (isRecord(current) && ('operation' in current || place === start)) found = { block: current, at: place };
  }
  return found;
}
