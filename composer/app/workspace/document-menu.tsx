import { ActionIcon, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, FileX, RotateCcw, Signpost, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { useDraftPart } from '../draft/use-draft.ts';
import { announce, notify } from '../shell/notices.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { UsesDialog } from './uses-dialog.tsx';

export interface DocumentMenuProps {
  readonly draft: DraftSession;
  readonly file: string;
  /** Route of a page; undefined for other documents. */
  readonly route: string | undefined;
}

/** Menu with rarely used actions on a document. */
export function DocumentMenu({ draft, file, route }: DocumentMenuProps) {
  const hasDraft = useDraftPart(draft, ({ state }) => state.version > 0);
  const canBeDeleted = useDraftPart(draft, ({ state }) => !state.deleted && state.published.text !== null);
  const [dialog, setDialog] = useState<'uses' | 'deletion' | 'rename'>();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const fail = (error: unknown): void => notify(messageOf(error), 'fault');
  const discard = async (): Promise<void> => {
    await draft.flush();
    const { state } = draft.view();
    await call('deleteDraft', { path: { file }, query: { version: state.version } });
    await client.invalidateQueries(queries.documents);
    if (state.published.text === null) return navigate('/');
    draft.adopt(await client.fetchQuery(queries.draft(file)));
    announce('Der Entwurf ist verworfen');
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label="Weiteres" title="Weiteres">
            <EllipsisVertical size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Waypoints size={14} />} onClick={() => setDialog('uses')}>
            Wo benutzt?
          </Menu.Item>
          {route !== undefined && (
            <Menu.Item leftSection={<Signpost size={14} />} onClick={() => setDialog('rename')}>
              Adresse ändern
            </Menu.Item>
          )}
          <Menu.Item leftSection={<RotateCcw size={14} />} disabled={!hasDraft} onClick={() => void discard().catch(fail)}>
            Entwurf verwerfen
          </Menu.Item>
          <Menu.Item leftSection={<FileX size={14} />} disabled={!canBeDeleted} onClick={() => setDialog('deletion')}>
            Dokument löschen
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <UsesDialog asks={dialog === 'rename' ? undefined : dialog} close={() => setDialog(undefined)} draft={draft} />
      <RenameDialog opened={dialog === 'rename'} close={() => setDialog(undefined)} draft={draft} route={route ?? ''} />
    </>
  );
}
