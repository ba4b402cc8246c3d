import { useState } from 'react';
import { isSame } from '../../documents/values.ts';

/** Returns the same object until the value differs from it in content. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const current = isSame(kept, value) ? kept : value;
  if (current !== kept) setKept(current);
  return current;
}
