import { Text } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import type { DocumentFinding } from '../../api.ts';
import { call, messageOf } from '../calls/call.ts';
import type { DraftSession, DraftView } from '../draft/draft-session.ts';

const YamlView = lazy(async () => ({ default: (await import('../yaml/index.ts')).YamlView }));

export interface TextPaneProps {
  readonly draft: DraftSession;
  readonly view: DraftView;
  readonly findings: readonly DocumentFinding[];
  /** JSON pointer of the selection; empty for the whole document. */
  readonly at: string;
}

/** Pause after the last key before the text is sent, in ms. */
const PAUSE = 400;

/** Document as YAML: the same draft with the same undo history. Text that is not valid YAML is not sent until it is. */
export function TextPane({ draft, view: { state }, findings, at }: TextPaneProps) {
  const [written, setWritten] = useState<string>();
  const [fault, setFault] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef<Promise<void>>(Promise.resolve());
  const send = async (text: string): Promise<void> => {
    await sent.current;
    try {
      await draft.step(({ file, version }) => call('changeDraftText', { path: { file }, body: { version, text } }));
      setFault(undefined);
      setWritten((now) => (now === text ? undefined : now));
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  const take = (text: string): void => {
    setWritten(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = send(text);
    }, PAUSE);
  };
  return (
    <>
      {fault !== undefined && (
        <Text c="red" size="xs" role="alert" p="sm">
          {fault}
        </Text>
      )}
      <Suspense>
        <YamlView file={state.file} text={written ?? state.text} kind={state.kind} findings={findings} at={at} onText={take} />
      </Suspense>
    </>
  );
}
