import { Button, Menu } from '@mantine/core';
import { Copy, CopyPlus, Eye, Plus, Scissors, Timer, Trash2 } from 'lucide-react';
import { memo, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { pathOfPointer } from '#documents/reader/path.ts';
import type { BlockEntry, DocumentFinding } from '../../api.ts';
import { valueAt } from '../../documents/values.ts';
import { schemaAt } from '../form/index.ts';
import { starter } from '../form/schema/starter.ts';
import { faultsByNode } from './node-findings.ts';
import { queries } from '../calls/queries.ts';
import { titleOf } from '../list/find-documents.ts';
import { notify } from '../shell/notices.tsx';
import { useShortcuts } from '../shell/shortcuts-provider.tsx';
import type { Target } from './moves.ts';
import type { LinkedBlock, LinkedBlocks } from './layouts.ts';
import type { Slot } from './outline.ts';
import { Palette } from './palette.tsx';
import { Tree } from './tree.tsx';
import type { Structure } from './use-structure.ts';

export interface StructurePaneProps {
  readonly slots: readonly Slot[];
  readonly linked: LinkedBlocks;
  readonly open: (block: LinkedBlock) => void;
  readonly selected: readonly string[];
  readonly findings: readonly DocumentFinding[];
  /** Returns the current document. */
  readonly document: () => unknown;
  readonly blocks: readonly BlockEntry[];
  readonly schema: object;
  readonly structure: Structure;
  readonly select: (pointers: readonly string[]) => void;
  readonly enter: () => void;
  /** Opens the dialog for the rule of entries. */
  readonly rule: (pointers: readonly string[]) => void;
}

/** Outline of the document, with buttons to insert blocks. */
export const StructurePane = memo(function StructurePane({
  slots,
  linked,
  open,
  selected,
  findings,
  document: now,
  blocks,
  schema,
  structure,
  select,
  enter,
  rule,
}: StructurePaneProps) {
  const [target, setTarget] = useState<Target>();
  const { data: all } = useQuery(queries.documents);
  const lists = useMemo(() => (all?.documents ?? []).filter(({ kind }) => kind === 'blockList').map(titleOf), [all]);
  const pane = useRef<HTMLElement>(null);
  const faults = useMemo(() => faultsByNode(findings, slots), [findings, slots]);
  const add = (place: Target | undefined): void => {
    if (place === undefined) return;
    if (place.slot.vocabulary !== undefined) return setTarget(place);
    const value = now();
    const list = valueAt(value, pathOfPointer(place.slot.at, value));
    const own = schemaAt(schema, value, `${place.slot.at}/${Array.isArray(list) ? list.length : 0}`) ?? {};
    const entry = starter(own, own);
    structure.insert(place, [entry]);
    enter();
  };
  useShortcuts(() => [
    { keys: 'Insert', name: 'Dahinter einfügen', group: 'Bausteine und Einträge', run: () => add(structure.targetAfter(selected.at(-1))) },
    { keys: 'N', name: 'Dahinter einfügen', group: 'Bausteine und Einträge', run: () => add(structure.targetAfter(selected.at(-1))) },
  ]);
  const clip = (pointers: readonly string[], then?: () => void): void =>
    void navigator.clipboard
      .writeText(structure.copy(pointers))
      .then(then, () => notify('Der Browser lässt die Zwischenablage nicht zu.', 'fault'));
  return (
    <section className="structure" aria-label="Aufbau des Dokuments" ref={pane}>
      <div className="structure__head">
        <h2 className="pane-title">Aufbau</h2>
        <Button
          variant="default"
          leftSection={<Plus size={14} />}
          disabled={slots.length === 0}
          onClick={() => add(structure.targetAfter(selected.at(-1)))}
        >
          Einfügen
        </Button>
      </div>
      {slots.length === 0 ? (
        <p className="structure__none">Dieses Dokument hat keine Liste. Alles steht im Formular.</p>
      ) : (
        <Tree
          slots={slots}
          linked={linked}
          open={open}
          selected={selected}
          faults={faults}
          select={select}
          enter={enter}
          drop={structure.moveTo}
          add={(slot, index) => add({ slot, index })}
          menu={(pointers) => (
            <>
              <Menu.Item leftSection={<Plus size={14} />} onClick={() => add(structure.targetAfter(pointers.at(-1)))}>
                Dahinter einfügen
              </Menu.Item>
              <Menu.Item
                leftSection={<CopyPlus size={14} />}
                disabled={pointers.length === 0}
                onClick={() => structure.duplicate(pointers)}
              >
                Verdoppeln
              </Menu.Item>
              <Menu.Item leftSection={<Copy size={14} />} disabled={pointers.length === 0} onClick={() => clip(pointers)}>
                Als YAML kopieren
              </Menu.Item>
              <Menu.Item
                leftSection={<Scissors size={14} />}
                disabled={pointers.length === 0}
                onClick={() => clip(pointers, () => structure.remove(pointers))}
              >
                Ausschneiden
              </Menu.Item>
              <Menu.Item leftSection={<Eye size={14} />} disabled={pointers.length === 0} onClick={() => structure.toggleHidden(pointers)}>
                Ausblenden oder einblenden
              </Menu.Item>
              <Menu.Item leftSection={<Timer size={14} />} disabled={pointers.length === 0} onClick={() => rule(pointers)}>
                Nur zeigen, wenn …
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item leftSection={<Trash2 size={14} />} disabled={pointers.length === 0} onClick={() => structure.remove(pointers)}>
                Löschen
              </Menu.Item>
            </>
          )}
        />
      )}
      <Palette
        target={target}
        blocks={blocks}
        lists={lists}
        close={() => setTarget(undefined)}
        left={() => pane.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()}
        take={(block) => {
          if (target !== undefined) structure.insert(target, [block.example]);
          setTarget(undefined);
        }}
      />
    </section>
  );
});
