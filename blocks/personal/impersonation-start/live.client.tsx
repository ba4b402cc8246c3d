import { useEffect, useRef } from 'react';
import { validate } from '../../generated/requests/startImpersonation.js';
import type { FormView } from '../../kit/form/form.ts';
import { LiveForm } from '../../kit/form/live-form.tsx';
import { impersonatedBy } from './message.ts';

export interface ImpersonationProps {
  readonly form: FormView;
  /** Origins of support tools that may name the user. */
  readonly origins: readonly string[];
}

/** Form that a support tool may fill in and submit by a message to this window. */
export function Island({ form, origins }: ImpersonationProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    const onMessage = (message: MessageEvent): void => {
      const email = impersonatedBy(message, origins);
      const field = place.current?.querySelector<HTMLInputElement>('[name="email"]');
      if (email === undefined || !field) return;
      field.value = email;
      field.form?.requestSubmit();
    };
    addEventListener('message', onMessage, { signal: listening.signal });
    return () => listening.abort();
  }, [origins]);
  return (
    <div ref={place}>
      <LiveForm form={form} validate={validate} />
    </div>
  );
}
