import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import { History, Redo2, Undo2 } from 'lucide-react';
import { memo, useState } from 'react';
import type { DocumentEntry, Session } from '../../api.ts';
import { personText } from '../../person.ts';
import type { DraftSession, DraftView } from '../draft/draft-session.ts';
import { useDraftPart } from '../draft/use-draft.ts';
import { HistoryDialog } from '../publication/history-dialog.tsx';
import { PublishDialog } from '../publication/publish-dialog.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { shortTime } from '../shell/times.ts';
import { DocumentMenu } from './document-menu.tsx';
import { usePresence } from './use-presence.ts';

export interface WorkspaceHeaderProps {
  readonly session: Session;
  readonly draft: DraftSession;
  readonly file: string;
  readonly title: string;
  readonly kind: string;
  readonly entry: DocumentEntry | undefined;
  readonly step: (which: 'undo' | 'redo') => void;
}

/** Header of the workspace: document, save state, other editors, and actions on the whole document. */
export const WorkspaceHeader = memo(function WorkspaceHeader({ session, draft, file, title, kind, entry, step }: WorkspaceHeaderProps) {
  const [dialog, setDialog] = useState<'publish' | 'history'>();
  const others = usePresence(file);
  const mayPublish = session.roles.includes('chefredaktion');
  const hasDraft = useDraftPart(draft, ({ state }) => state.version > 0);
  const canUndo = useDraftPart(draft, ({ state, saving }) => state.canUndo || saving !== 'saved');
  const canRedo = useDraftPart(draft, ({ state }) => state.canRedo);
  return (
    <AppHeader session={session}>
      <div className="head__document">
        <h1 className="head__title">{title}</h1>
        <Text size="xs" c="dimmed" className="head__place" title={file}>
          {kind} · {entry?.route ?? file}
        </Text>
      </div>
      <Saving draft={draft} />
      {others.length > 0 && (
        <Text size="xs" className="head__others">
          {others.map(personText).join(' und ')} {others.length === 1 ? 'hat' : 'haben'} das auch offen
        </Text>
      )}
      <div className="head__actions">
        <Tooltip label="Rückgängig">
          <ActionIcon aria-label="Rückgängig" disabled={!canUndo} onClick={() => step('undo')}>
            <Undo2 size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Wiederholen">
          <ActionIcon aria-label="Wiederholen" disabled={!canRedo} onClick={() => step('redo')}>
            <Redo2 size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Verlauf">
          <ActionIcon aria-label="Verlauf" onClick={() => setDialog('history')}>
            <History size={16} />
          </ActionIcon>
        </Tooltip>
        <DocumentMenu draft={draft} file={file} route={entry?.route} />
        <Button disabled={!hasDraft} onClick={() => setDialog('publish')}>
          {mayPublish ? 'Veröffentlichen' : 'Änderungen'}
        </Button>
      </div>
      <PublishDialog opened={dialog === 'publish'} close={() => setDialog(undefined)} draft={draft} mayPublish={mayPublish} />
      <HistoryDialog opened={dialog === 'history'} close={() => setDialog(undefined)} draft={draft} />
    </AppHeader>
  );
});

/** State of saving. A component of its own, because it changes with every key while its surroundings do not. */
function Saving({ draft }: { readonly draft: DraftSession }) {
  const saving = useDraftPart(draft, (view) => view.saving);
  const text = useDraftPart(draft, savingText);
  return (
    <Text size="xs" className={`head__saving head__saving--${saving}`} role="status">
      {text}
    </Text>
  );
}

function savingText({ saving, state }: DraftView): string {
  if (saving === 'offline') return 'Nicht gesichert: Server nicht erreichbar';
  if (saving === 'saving') return 'Wird gesichert …';
  if (state.deleted) return 'Zum Löschen vorgemerkt';
  return state.savedAt === null ? 'Ohne Änderung' : `Gesichert, ${shortTime(state.savedAt)}`;
}
