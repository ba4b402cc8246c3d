import { Button, Modal, Text } from '@mantine/core';
import { stringify } from 'yaml';
import type { DraftConflict } from '../../api.ts';
import { call, messageOf } from '../calls/call.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { notify } from '../shell/notices.tsx';

export interface ConflictsDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly draft: DraftSession;
  readonly conflicts: readonly DraftConflict[];
  readonly editor: string;
  readonly show: (pointer: string) => void;
}

/** Conflicts between two editors, side by side with both names. The editor chooses one version for each. */
export function ConflictsDialog({ opened, close, draft, conflicts, editor, show }: ConflictsDialogProps) {
  const decide = async (conflict: DraftConflict, take: 'mine' | 'theirs'): Promise<void> => {
    try {
      const { conflicts: left } = await draft.step(({ file, version }) =>
        call('decideConflict', { path: { file }, body: { version, at: conflict.at, take } }),
      );
      show(conflict.at);
      if (left.length === 0) close();
    } catch (error) {
      notify(messageOf(error), 'fault');
    }
  };
  return (
    <Modal opened={opened} onClose={close} title="Zwei Fassungen derselben Stelle" size="xl">
      {conflicts.map((conflict, index) => (
        <section key={`${conflict.at} ${index}`} className="conflict" aria-label={placeName(conflict.at)}>
          <Text size="sm" fw={600}>
            {placeName(conflict.at)}
          </Text>
          {conflict.wording === undefined ? (
            <Text size="xs" c="dimmed">
              Vorher: {shown(conflict.base)}
            </Text>
          ) : null}
          <div className="conflict__sides">
            <Side
              name={`${editor} (du)`}
              text={conflict.wording === undefined ? shown(conflict.mine) : conflict.wording.is}
              label="Meine Fassung nehmen"
              take={() => void decide(conflict, 'mine')}
            />
            <Side
              name={conflict.by}
              text={conflict.wording === undefined ? shown(conflict.theirs) : conflict.wording.was}
              label="Die andere Fassung nehmen"
              take={() => void decide(conflict, 'theirs')}
            />
          </div>
        </section>
      ))}
    </Modal>
  );
}

function Side({
  name,
  text,
  label,
  take,
}: {
  readonly name: string;
  readonly text: string;
  readonly label: string;
  readonly take: () => void;
}) {
  return (
    <div className="conflict__side">
      <Text size="xs" fw={600}>
        {name}
      </Text>
      <pre className="conflict__text">{text}</pre>
      <Button variant="default" onClick={take}>
        {label}
      </Button>
    </div>
  );
}

function shown(value: unknown): string {
  if (value === undefined) return '(entfernt)';
  return typeof value === 'string' ? value : stringify(value, { lineWidth: 80 }).trimEnd();
}

function placeName(at: string): string {
  return at === '' ? 'Das ganze Dokument' : at.split('/').slice(1).join(' › ');
}
