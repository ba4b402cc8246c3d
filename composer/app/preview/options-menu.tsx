import { ActionIcon, Button, Popover, Select, Text, TextInput, Tooltip } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { PreviewLink } from '../../api.ts';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import { notify } from '../shell/notices.tsx';
import { shortTime } from '../shell/times.ts';
import { VISITORS, type PreviewOptions } from './options.ts';

export interface OptionsMenuProps {
  readonly options: PreviewOptions;
  readonly change: (options: PreviewOptions) => void;
  /** What is shown now; undefined while nothing is. */
  readonly path: string | undefined;
}

/** As whom and when the page is looked at, and links by which colleagues look at it as well. */
export function OptionsMenu({ options, change, path }: OptionsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const isSet = Boolean(options.as) || Boolean(options.at);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus shadow="md" position="bottom-end" width={300}>
      <Popover.Target>
        <Tooltip label="Ansehen als, am, mit anderen" disabled={isOpen}>
          <ActionIcon aria-label="Ansehen als" data-active={isSet || undefined} onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal size={15} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className="options">
        <Select
          label="Ansehen als"
          data={[...VISITORS]}
          value={options.as ?? ''}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          onChange={(as) => change({ ...options, as: as ?? '' })}
        />
        <TextInput
          type="datetime-local"
          label="Zeitpunkt"
          description="Was dann erscheint; die Kurse sind die von jetzt."
          value={options.at ?? ''}
          onChange={(event) => change({ ...options, at: event.currentTarget.value })}
        />
        {isSet && (
          <Button variant="subtle" onClick={() => change({})}>
            Wieder du selbst, jetzt
          </Button>
        )}
        {path !== undefined && isOpen && <Links path={path} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Links({ path }: { readonly path: string }) {
  const client = useQueryClient();
  const { data = [] } = useQuery(queries.links);
  const fail = (error: unknown): void => notify(messageOf(error), 'fault');
  const make = async (): Promise<void> => {
    const { address, expires } = await call<PreviewLink & { address: string }>('POST', 'links', { path });
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    notify(`Der Link ist kopiert. Er gilt bis ${shortTime(expires)}.`);
    await client.invalidateQueries(queries.links);
  };
  const end = async (id: string): Promise<void> => {
    await call('DELETE', `links/${id}`);
    await client.invalidateQueries(queries.links);
  };
  return (
    <section className="options__links" aria-label="Vorschau teilen">
      <Button variant="default" leftSection={<Link2 size={14} />} onClick={() => void make().catch(fail)}>
        Link für Kollegen kopieren
      </Button>
      {data.map(({ id, path: shown, expires }) => (
        <div key={id} className="options__link">
          <Text size="xs" truncate>
            {shown}, bis {shortTime(expires)}
          </Text>
          <Button variant="subtle" onClick={() => void end(id).catch(fail)}>
            Beenden
          </Button>
        </div>
      ))}
    </section>
  );
}
