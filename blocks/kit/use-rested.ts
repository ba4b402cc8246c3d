import { useEffect, useState } from 'react';

/** Returns a text once it has not changed for `pause` ms; an empty one at once. */
export function useRested(text: string, pause: number): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return text === '' ? '' : rested;
}
