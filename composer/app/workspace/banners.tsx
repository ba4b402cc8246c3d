import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { DocumentFinding, DraftState, Session } from '../../api.ts';
import { personText } from '../../person.ts';
import { formatDateTime } from '#domain/format/date.ts';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { FindingLinks } from '../publication/finding-links.tsx';
import { ConflictsDialog } from '../publication/conflicts-dialog.tsx';
import { notify } from '../shell/notices.tsx';

export interface BannersProps extends Pick<DraftState, 'file' | 'stale' | 'deleted' | 'conflicts'> {
  /** Reason that the draft can no longer be opened. */
  readonly fault: string | undefined;
  readonly draft: DraftSession;
  /** Findings in other documents that this editor's drafts cause. */
  readonly elsewhere: readonly DocumentFinding[];
  readonly session: Session;
  readonly show: (pointer: string) => void;
}

/** Notices that the editor should see before further work: publications by others, conflicts, a failed plan, a planned deletion. */
export const Banners = memo(function Banners({ draft, file, stale, deleted, conflicts, fault, elsewhere, session, show }: BannersProps) {
  const [isOpen, setOpen] = useState(false);
  const take = (step: 'rebaseDraft' | 'undoEdit'): void =>
    void draft
      .step(({ file: of, version }) => call(step, { path: { file: of }, body: { version } }))
      .catch((error: unknown) => notify(messageOf(error), 'fault'));
  const { data: plans = [] } = useQuery(queries.plans);
  const failed = plans.find((plan) => plan.fault !== undefined && plan.files.some((each) => each.file === file));
  const count = conflicts.length;
  return (
    <>
      {fault !== undefined && (
        <div className="banner banner--conflict" role="alert">
          <span>{fault}</span>
        </div>
      )}
      {stale && (
        <div className="banner" role="status">
          <span>Andere haben dieses Dokument inzwischen veröffentlicht.</span>
          <Button variant="default" onClick={() => take('rebaseDraft')}>
            Deren Stand übernehmen
          </Button>
        </div>
      )}
      {count > 0 && (
        <div className="banner banner--conflict" role="status">
          <span>{count === 1 ? 'Eine Stelle haben' : `${count} Stellen haben`} auch andere geändert. Entscheide, was gilt.</span>
          <Button onClick={() => setOpen(true)}>Gegenüberstellen</Button>
        </div>
      )}
      {failed !== undefined && (
        <div className="banner banner--conflict" role="status">
          <span>
            Geplant für {formatDateTime(failed.at)}, aber nicht veröffentlicht: {failed.fault?.message} Unter „Veröffentlichen“ planst du es
            neu oder hebst es auf.
          </span>
        </div>
      )}
      {elsewhere.length > 0 && (
        <details className="banner banner--conflict">
          <summary>
            {elsewhere.length === 1 ? 'Ein anderes Dokument wäre' : 'Andere Dokumente wären'} mit deinen Entwürfen fehlerhaft.
          </summary>
          <FindingLinks findings={elsewhere} file={file} close={() => undefined} />
        </details>
      )}
      {deleted && (
        <div className="banner banner--conflict" role="status">
          <span>Dieses Dokument ist zum Löschen vorgemerkt. Es verschwindet mit dem Veröffentlichen.</span>
          <Button variant="default" onClick={() => take('undoEdit')}>
            Doch behalten
          </Button>
        </div>
      )}
      <ConflictsDialog
        opened={isOpen && count > 0}
        close={() => setOpen(false)}
        draft={draft}
        conflicts={conflicts}
        editor={personText(session.editor)}
        show={show}
      />
    </>
  );
});
