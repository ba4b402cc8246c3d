import { Button, Modal, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryEntry } from '../../api.ts';
import { personText } from '../../person.ts';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { notify } from '../shell/notices.tsx';
import { fullTime } from '../shell/times.ts';
import { Differences } from './differences.tsx';

export interface HistoryDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly draft: DraftSession;
}

/** Publications of this document with time and author; restoring an earlier state is a new change. */
export function HistoryDialog({ opened, close, draft }: HistoryDialogProps) {
  return (
    <Modal opened={opened} onClose={close} title="Verlauf" size="xl">
      {opened && <HistoryView close={close} draft={draft} />}
    </Modal>
  );
}

function HistoryView({ close, draft }: Omit<HistoryDialogProps, 'opened'>) {
  const { file } = draft.view().state;
  const { data: entries, error } = useQuery(queries.history(file));
  const [chosen, setChosen] = useState<HistoryEntry>();
  const entry = chosen ?? entries?.[0];
  const restore = async (which: HistoryEntry): Promise<void> => {
    try {
      await draft.step(({ version }) => call('restoreDraft', { path: { file }, body: { version, entry: which.entry } }));
      notify('Der frühere Stand ist jetzt dein Entwurf.');
      close();
    } catch (fault) {
      notify(messageOf(fault), 'fault');
    }
  };
  if (error !== null) return <Text c="red">{messageOf(error)}</Text>;
  if (entries === undefined) return <Text c="dimmed">Wird geladen …</Text>;
  if (entry === undefined) return <Text c="dimmed">Von diesem Dokument wurde noch nichts veröffentlicht.</Text>;
  return (
    <div className="history">
      <ol className="history__entries">
        {entries.map((each) => (
          <li key={each.entry}>
            <UnstyledButton className="history__entry" aria-current={each === entry ? 'true' : undefined} onClick={() => setChosen(each)}>
              <span className="history__message">{each.message}</span>
              <span className="history__who">
                {personText({ name: each.editor, email: each.email })}, {fullTime(each.at)}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <EntryView file={file} entry={entry} restore={(which) => void restore(which)} />
    </div>
  );
}

interface EntryViewProps {
  readonly file: string;
  readonly entry: HistoryEntry;
  readonly restore: (entry: HistoryEntry) => void;
}

function EntryView({ file, entry, restore }: EntryViewProps) {
  const { data, error } = useQuery(queries.historyEntry(file, entry.entry));
  return (
    <section className="history__change" aria-label="Diese Veröffentlichung">
      <Text fw={600}>{entry.message}</Text>
      {error !== null && <Text c="red">{messageOf(error)}</Text>}
      {data === undefined && error === null && <p className="differences__none">Wird verglichen …</p>}
      {data !== undefined && <Differences differences={data.differences} />}
      {data !== undefined && data.text !== null && (
        <>
          <details className="history__source">
            <summary>Text dieses Standes</summary>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls takes the focus, or the keyboard cannot scroll it */}
            <pre tabIndex={0}>{data.text}</pre>
          </details>
          <Button variant="default" onClick={() => restore(entry)}>
            Diesen Stand wiederherstellen
          </Button>
        </>
      )}
    </section>
  );
}
