import { useEffect, useState } from 'react';
import type { Presence } from '../../api.ts';
import { call } from '../calls/call.ts';

/** Milliseconds between two signs of life. */
const BEAT = 10_000;

/** Tells the others that this document is open here, and who else has it. */
export function usePresence(file: string): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([]);
  useEffect(() => {
    let isOver = false;
    const tell = (): void => {
      if (document.hidden) return;
      call('sendPresence', { body: { file } }).then(
        (answer) => !isOver && setOthers(answer.others),
        () => undefined,
      );
    };
    const leave = (): void => void call('sendPresence', { body: { file: null } }).catch(() => undefined);
    tell();
    const timer = setInterval(tell, BEAT);
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [file]);
  return others;
}
