import { useEffect, useState } from 'react';
import type { Presence } from '../../api.ts';
import { call } from '../calls/call.ts';

/** Interval between two heartbeats, in ms. */
const BEAT = 10_000;

/** Reports that this editor has the document open. Returns the other editors who have it open. */
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
