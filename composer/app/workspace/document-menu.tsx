import { ActionIcon, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, FileX, RotateCcw } from 'lucide-react';
import { useLocation } from 'wouter';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import type { DraftSession, DraftView } from '../draft/draft-session.ts';
import { announce, notify } from '../shell/notices.tsx';

/** What is done seldom with a document. */
export function DocumentMenu({ draft, view }: { readonly draft: DraftSession; readonly view: DraftView }) {
  const { state } = view;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const fail = (error: unknown): void => notify(messageOf(error), 'fault');
  const discard = async (): Promise<void> => {
    await draft.flush();
    await call('DELETE', `drafts/${state.file}?version=${draft.view().state.version}`);
    await client.invalidateQueries(queries.documents);
    if (state.published.text === null) return navigate('/');
    draft.adopt(await client.fetchQuery(queries.draft(state.file)));
    announce('Der Entwurf ist verworfen');
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label="Weiteres" title="Weiteres">
          <EllipsisVertical size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<RotateCcw size={14} />} disabled={state.version === 0} onClick={() => void discard().catch(fail)}>
          Entwurf verwerfen
        </Menu.Item>
        <Menu.Item
          leftSection={<FileX size={14} />}
          disabled={state.deleted || state.published.text === null}
          onClick={() => void draft.step('deletion').catch(fail)}
        >
          Dokument löschen
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
