import { Button, Checkbox, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import { notify } from '../shell/notices.tsx';
import { shortTime } from '../shell/times.ts';
import { sentenceOf, shownIn } from './link-text.ts';
import type { PreviewOptions } from './options.ts';
import { useVisitors } from './use-visitors.ts';

export interface ShareLinksProps {
  /** Path of the shown page with its preview options. */
  readonly path: string;
  readonly options: PreviewOptions;
  /** Opens the list of all editors' links. */
  readonly list: () => void;
}

/** Creates and revokes links that show colleagues the page as the editor sees it now. */
export function ShareLinks({ path, options, list }: ShareLinksProps) {
  const client = useQueryClient();
  const { data = [] } = useQuery(queries.links);
  const { data: session } = useQuery(queries.session);
  const visitors = useVisitors();
  const [isAll, setAll] = useState(false);
  const fail = (error: unknown): void => notify(messageOf(error), 'fault');
  const make = async (): Promise<void> => {
    const pages = isAll ? 'all' : 'one';
    const { address, expires } = await call('createLink', { body: { path, pages } });
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    notify(`Der Link ist kopiert. Er gilt bis ${shortTime(expires)}.`);
    await client.invalidateQueries(queries.links);
  };
  const end = async (id: string): Promise<void> => {
    await call('deleteLink', { path: { id } });
    await client.invalidateQueries(queries.links);
  };
  return (
    <section className="options__links" aria-label="Vorschau teilen">
      <Button variant="default" leftSection={<Link2 size={14} />} onClick={() => void make().catch(fail)}>
        Link für Kollegen kopieren
      </Button>
      <Checkbox
        size="xs"
        label="Auch alle anderen Seiten mit deinen Entwürfen"
        checked={isAll}
        onChange={(event) => setAll(event.currentTarget.checked)}
      />
      <Text size="xs" c="dimmed">
        {sentenceOf(options, isAll, visitors)}
      </Text>
      {data.map((link) => (
        <div key={link.id} className="options__link">
          <Text size="xs">
            {shownIn(link, visitors)}, bis {shortTime(link.expires)}
          </Text>
          <Button variant="subtle" aria-label={`Link beenden: ${shownIn(link, visitors)}`} onClick={() => void end(link.id).catch(fail)}>
            Beenden
          </Button>
        </div>
      ))}
      {session?.roles.includes('chefredaktion') === true && (
        <Button variant="subtle" onClick={list}>
          Links der ganzen Redaktion
        </Button>
      )}
    </section>
  );
}
