import { ActionIcon, Button, Popover, Select, TextInput, Tooltip } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { LinksDialog } from './links-dialog.tsx';
import { ShareLinks } from './share-links.tsx';
import type { PreviewOptions } from './options.ts';
import { useVisitors } from './use-visitors.ts';

export interface OptionsMenuProps {
  readonly options: PreviewOptions;
  readonly change: (options: PreviewOptions) => void;
  /** Path of the shown page; undefined while there is none. */
  readonly path: string | undefined;
}

/** Visitor and time for which the preview is rendered, and links for colleagues. */
export function OptionsMenu({ options, change, path }: OptionsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isListed, setListed] = useState(false);
  const visitors = useVisitors();
  const list = (): void => {
    setOpen(false);
    setListed(true);
  };
  const isSet = Boolean(options.as) || Boolean(options.at);
  return (
    <>
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
            data={[...visitors]}
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
          {path !== undefined && isOpen && <ShareLinks path={path} options={options} list={list} />}
        </Popover.Dropdown>
      </Popover>
      <LinksDialog isOpen={isListed} close={() => setListed(false)} />
    </>
  );
}
