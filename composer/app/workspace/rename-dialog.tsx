import { Button, Checkbox, Group, Modal, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Renamed } from '../../api.ts';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { FindingLinks } from '../publication/finding-links.tsx';
import { notify } from '../shell/notices.tsx';

export interface RenameDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly draft: DraftSession;
  readonly route: string;
}

/** Dialog that changes the address of a page. Links to the page are updated, and the old address redirects to the new one. */
export function RenameDialog({ opened, close, draft, route }: RenameDialogProps) {
  return (
    <Modal opened={opened} onClose={close} title="Adresse ändern" size="md">
      {opened && <RenameForm close={close} draft={draft} route={route} />}
    </Modal>
  );
}

function RenameForm({ close, draft, route }: Omit<RenameDialogProps, 'opened'>) {
  const client = useQueryClient();
  const { file } = draft.view().state;
  const [text, setText] = useState(route);
  const [hasRedirect, setRedirect] = useState(true);
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState<Renamed>();
  const rename = async (): Promise<void> => {
    try {
      await draft.flush();
      const renamed = await call('renamePage', {
        path: { file },
        body: { version: draft.view().state.version, route: text.trim(), redirect: hasRedirect },
      });
      draft.adopt(await client.fetchQuery({ ...queries.draft(file), staleTime: 0 }));
      await client.invalidateQueries(queries.documents);
      if (renamed.left.length > 0) return setDone(renamed);
      const others = renamed.files.length - 1;
      notify(others === 0 ? 'Die Seite hat eine neue Adresse.' : `Die Seite hat eine neue Adresse; ${others} weitere Dokumente gehen mit.`);
      close();
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  if (done !== undefined)
    return (
      <>
        <Text size="sm" mb="sm">
          {done.files.length} Dokumente sind geändert. Das hier musst du noch von Hand richten:
        </Text>
        <FindingLinks findings={done.left} file={file} close={close} />
        <Group justify="flex-end">
          <Button onClick={close}>Verstanden</Button>
        </Group>
      </>
    );
  return (
    <form
      className="questions"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <TextInput
        data-autofocus
        required
        size="sm"
        label="Neue Adresse"
        description="Verweise in anderen Dokumenten werden mit geändert."
        error={fault}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Checkbox
        size="sm"
        checked={hasRedirect}
        onChange={(event) => setRedirect(event.currentTarget.checked)}
        label="Von der alten Adresse umleiten"
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={close}>
          Abbrechen
        </Button>
        <Button type="submit" disabled={text.trim() === route}>
          Ändern
        </Button>
      </Group>
    </form>
  );
}
