import { Button, Checkbox, Group, Modal, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#domain/format/date.ts';
import type { DocumentEntry } from '../../api.ts';
import { call, CallFault, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { MomentInput } from './moment-input.tsx';
import { titleOf } from '../list/find-documents.ts';
import { notify } from '../shell/notices.tsx';
import { Differences } from './differences.tsx';
import { FindingLinks } from './finding-links.tsx';
import { instantOf, Plans } from './plans.tsx';

export interface PublishDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly draft: DraftSession;
  readonly mayPublish: boolean;
}

/** Changes in the editor's drafts, as sentences. All of them are published together or none. */
export function PublishDialog({ opened, close, draft, mayPublish }: PublishDialogProps) {
  return (
    <Modal opened={opened} onClose={close} title={mayPublish ? 'Veröffentlichen' : 'Änderungen'} size="lg">
      {opened && <PublishForm close={close} draft={draft} mayPublish={mayPublish} />}
    </Modal>
  );
}

function PublishForm({ close, draft, mayPublish }: Omit<PublishDialogProps, 'opened'>) {
  const { file } = draft.view().state;
  const client = useQueryClient();
  const { data } = useQuery({ ...queries.documents, refetchOnMount: 'always' });
  const drafts = data?.documents.filter((each) => each.draft !== undefined) ?? [];
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  /** Berlin time of the planned publication; undefined means now. */
  const [time, setTime] = useState<string>();
  const [fault, setFault] = useState<CallFault | Error>();
  const [isBusy, setBusy] = useState(false);
  const chosen = drafts.filter((each) => !left.has(each.file));
  const publish = async (): Promise<void> => {
    await draft.flush();
    const fresh = await client.fetchQuery({ ...queries.documents, staleTime: 0 });
    const files = fresh.documents.flatMap((each) =>
      each.draft !== undefined && !left.has(each.file) ? [{ file: each.file, version: each.draft.version }] : [],
    );
    if (time !== undefined) {
      const at = instantOf(time);
      await call('publishDrafts', { body: { files, message, at } });
      await Promise.all([client.invalidateQueries(queries.documents), client.invalidateQueries(queries.plans)]);
      notify(`Geplant für ${formatDateTime(at)}.`);
      return close();
    }
    const published = await call('publishDrafts', { body: { files, message } });
    const commit = 'commit' in published ? published.commit : undefined;
    await Promise.all([client.invalidateQueries(queries.documents), client.invalidateQueries({ queryKey: ['history'] })]);
    if (files.some((each) => each.file === file)) draft.adopt(await client.fetchQuery(queries.draft(file)));
    notify(commit === undefined ? 'Veröffentlicht.' : `Veröffentlicht als ${commit.slice(0, 8)}.`);
    close();
  };
  const run = (work: () => Promise<void>): void => {
    setBusy(true);
    setFault(undefined);
    work()
      .catch((error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))))
      .finally(() => setBusy(false));
  };
  const rebase = async (): Promise<void> => {
    await draft.step(({ version }) => call('rebaseDraft', { path: { file }, body: { version } }));
    await client.invalidateQueries(queries.documents);
    if (draft.view().state.conflicts.length > 0) close();
  };
  const findings = fault instanceof CallFault ? (fault.body.findings ?? []) : [];
  const stale = fault instanceof CallFault ? (fault.body.stale ?? []) : [];
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run(publish);
        }}
      >
        <div className="publish__drafts">
          {drafts.map((entry) => (
            <DraftPart
              key={entry.file}
              entry={entry}
              isChosen={!left.has(entry.file)}
              choose={mayPublish ? (isChosen) => setLeft((before) => toggled(before, entry.file, !isChosen)) : undefined}
            />
          ))}
          {data !== undefined && drafts.length === 0 && <Text c="dimmed">Es gibt keine Entwürfe.</Text>}
        </div>
        {fault !== undefined && (
          <div className="publish__fault" role="alert">
            <Text size="sm">{messageOf(fault)}</Text>
            <FindingLinks findings={findings} file={file} close={close} />
            {stale.includes(file) && (
              <Button variant="default" onClick={() => run(rebase)}>
                Deren Stand übernehmen
              </Button>
            )}
          </div>
        )}
        {mayPublish ? (
          <>
            <TextInput
              data-autofocus
              required
              label="Was veröffentlichst du?"
              description="Ein Satz für den Verlauf."
              placeholder="Neue Seite zur Hauptversammlung"
              maxLength={300}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <Group mt="md" gap="md" align="end">
              <SegmentedControl
                aria-label="Wann"
                data={[
                  { value: 'now', label: 'Jetzt' },
                  { value: 'later', label: 'Zu einer Zeit' },
                ]}
                value={time === undefined ? 'now' : 'later'}
                onChange={(when) => setTime(when === 'now' ? undefined : '')}
              />
              {time !== undefined && <MomentInput label="Am (deutsche Zeit)" value={time} onChange={setTime} />}
            </Group>
            <Group justify="flex-end" mt="lg" gap="sm">
              <Button variant="default" onClick={close}>
                Abbrechen
              </Button>
              <Button type="submit" loading={isBusy} disabled={chosen.length === 0}>
                {buttonText(chosen.length, time !== undefined)}
              </Button>
            </Group>
          </>
        ) : (
          <Text size="sm" c="dimmed">
            Veröffentlichen darf die Chefredaktion.
          </Text>
        )}
      </form>
      {data !== undefined && <Plans documents={data.documents} file={file} mayPublish={mayPublish} close={close} />}
    </>
  );
}

interface DraftPartProps {
  readonly entry: DocumentEntry;
  readonly isChosen: boolean;
  readonly choose: ((isChosen: boolean) => void) | undefined;
}

function DraftPart({ entry, isChosen, choose }: DraftPartProps) {
  const { data } = useQuery(queries.difference(entry.file, entry.draft?.version ?? 0));
  return (
    <section className="publish__draft">
      {choose === undefined ? (
        <Text fw={600}>{titleOf(entry)}</Text>
      ) : (
        <Checkbox
          checked={isChosen}
          onChange={(event) => choose(event.currentTarget.checked)}
          label={titleOf(entry)}
          description={entry.file}
          size="sm"
        />
      )}
      {isChosen && (data === undefined ? <p className="differences__none">Wird verglichen …</p> : <Differences differences={data} />)}
    </section>
  );
}

function buttonText(documents: number, isLater: boolean): string {
  if (documents > 1) return `${documents} Dokumente ${isLater ? 'planen' : 'veröffentlichen'}`;
  return isLater ? 'Veröffentlichung planen' : 'Jetzt veröffentlichen';
}

function toggled(set: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}
