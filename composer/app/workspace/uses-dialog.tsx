import { Button, Group, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { documentAddress } from '../addresses.ts';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { titleOf } from '../list/find-documents.ts';
import { FindingLinks } from '../publication/finding-links.tsx';
import { notify } from '../shell/notices.tsx';

export interface UsesDialogProps {
  /** Purpose of the dialog: only show the uses, or confirm the deletion. */
  readonly asks: 'uses' | 'deletion' | undefined;
  readonly close: () => void;
  readonly draft: DraftSession;
}

/** List of the documents that use a document; before a deletion also the errors that it would cause. */
export function UsesDialog({ asks, close, draft }: UsesDialogProps) {
  return (
    <Modal opened={asks !== undefined} onClose={close} title={asks === 'deletion' ? 'Dokument löschen' : 'Wo benutzt?'} size="lg">
      {asks !== undefined && <Uses asks={asks} close={close} draft={draft} />}
    </Modal>
  );
}

function Uses({ asks, close, draft }: UsesDialogProps) {
  const { file } = draft.view().state;
  const { data, error } = useQuery(queries.uses(file));
  const { data: all } = useQuery(queries.documents);
  const nameOf = (name: string): string => {
    const entry = all?.documents.find((each) => each.file === name);
    return entry === undefined ? name : titleOf(entry);
  };
  const remove = async (): Promise<void> => {
    try {
      await draft.step(({ version }) => call('deleteDocument', { path: { file }, body: { version } }));
      close();
    } catch (fault) {
      notify(messageOf(fault), 'fault');
    }
  };
  if (error !== null) return <Text c="red">{messageOf(error)}</Text>;
  if (data === undefined) return <Text c="dimmed">Wird gesucht …</Text>;
  const { uses, breaks } = data;
  return (
    <>
      {uses.length === 0 ? (
        <Text size="sm">Kein anderes Dokument benutzt dieses.</Text>
      ) : (
        <ul className="uses">
          {uses.map((use) => (
            <li key={`${use.file} ${use.at}`}>
              <Link href={documentAddress(use.file, use.at)} onClick={close}>
                {nameOf(use.file)}
              </Link>
              <span className="uses__file">{use.file}</span>
            </li>
          ))}
        </ul>
      )}
      {asks === 'deletion' && (
        <>
          {breaks.length > 0 && (
            <>
              <Text size="sm" mt="lg" mb="xs" fw={600}>
                Ohne dieses Dokument wäre falsch:
              </Text>
              <FindingLinks findings={breaks} file={file} close={close} />
            </>
          )}
          <Text size="sm" c="dimmed" mt="md">
            {breaks.length > 0
              ? 'Du kannst es vormerken; veröffentlichen lässt es sich erst, wenn nichts mehr darauf verweist.'
              : 'Es verschwindet mit dem Veröffentlichen. Bis dahin lässt es sich behalten.'}
          </Text>
          <Group justify="flex-end" gap="sm" mt="md">
            <Button variant="default" onClick={close}>
              Abbrechen
            </Button>
            <Button onClick={() => void remove()}>Zum Löschen vormerken</Button>
          </Group>
        </>
      )}
    </>
  );
}
