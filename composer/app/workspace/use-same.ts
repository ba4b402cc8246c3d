import { useState } from 'react';
import { isSame } from '../../documents/values.ts';

/** The value as the same object for as long as it says the same. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const current = isSame(kept, value) ? kept : value;
  if (current !== kept) setKept(current);
  return current;
}
