import { Kbd, Modal, Switch, Text, Title } from '@mantine/core';
import { shownKeys, type Shortcut } from './shortcuts.ts';

export interface ShortcutsDialogProps {
  /** Shortcuts to list; undefined while the dialog is closed. */
  readonly shortcuts: readonly Shortcut[] | undefined;
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
  readonly close: () => void;
}

/** List of the keys that currently work, and a switch that turns them off. */
export function ShortcutsDialog({ shortcuts = [], isOn, turn, close, ...rest }: ShortcutsDialogProps) {
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <Modal opened={shortcuts.length > 0} onClose={close} title="Tasten" size="md" {...rest}>
      <Switch
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
        label="Tasten benutzen"
        description="Aus: Nur Tab, Eingabe und Pfeile in Listen wirken."
        mb="lg"
      />
      {groups.map((group) => (
        <section key={group} className="keys">
          <Title order={3} size="h6" mb="xs">
            {group}
          </Title>
          <dl className="keys__list">
            {shortcuts
              .filter((each) => each.group === group)
              .map(({ keys, name }) => (
                <div key={keys + name} className="keys__line">
                  <dt>
                    {shownKeys(keys).map((key) => (
                      <Kbd key={key} size="xs">
                        {key}
                      </Kbd>
                    ))}
                  </dt>
                  <dd>
                    <Text size="sm">{name}</Text>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
