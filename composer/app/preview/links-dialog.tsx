import { Button, Modal, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import { notify } from '../shell/notices.tsx';
import { shortTime } from '../shell/times.ts';
import { shownIn } from './link-text.ts';
import { useVisitors } from './use-visitors.ts';

export interface LinksDialogProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** All valid preview links of all editors, for the chief editor to revoke. */
export function LinksDialog({ isOpen, close }: LinksDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Vorschau-Links der Redaktion" size="lg">
      {isOpen && <AllLinks />}
    </Modal>
  );
}

function AllLinks() {
  const client = useQueryClient();
  const { data, error } = useQuery(queries.allLinks);
  const visitors = useVisitors();
  const end = async (id: string): Promise<void> => {
    await call('deleteLink', { path: { id } });
    // Refreshes both lists: their query keys start alike.
    await client.invalidateQueries({ queryKey: queries.links.queryKey });
  };
  if (error !== null) return <Text c="red">{messageOf(error)}</Text>;
  if (data === undefined) return <Text c="dimmed">Wird gesucht …</Text>;
  if (data.length === 0) return <Text size="sm">Gerade gilt kein Vorschau-Link.</Text>;
  return (
    <ul className="links">
      {data.map((link) => (
        <li key={link.id}>
          <div>
            <Text size="sm" fw={600}>
              {link.maker.name}
            </Text>
            <Text size="xs" c="dimmed">
              {link.maker.email}
            </Text>
            <Text size="sm">
              {shownIn(link, visitors)}, gilt bis {shortTime(link.expires)}
            </Text>
          </div>
          <Button
            variant="default"
            aria-label={`Link von ${link.maker.name} beenden: ${shownIn(link, visitors)}`}
            onClick={() => void end(link.id).catch((fault: unknown) => notify(messageOf(fault), 'fault'))}
          >
            Beenden
          </Button>
        </li>
      ))}
    </ul>
  );
}
