import { Modal, TextInput, UnstyledButton } from '@mantine/core';
import { Search } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { BlockEntry } from '../../api.ts';
import { Miniature } from './miniature.tsx';
import type { Target } from './moves.ts';

export interface PaletteProps {
  /** Position of the new block; undefined while the palette is closed. */
  readonly target: Target | undefined;
  readonly blocks: readonly BlockEntry[];
  /** Names of shared lists of blocks. */
  readonly lists: readonly string[];
  readonly close: () => void;
  /** Called after the palette has closed, to restore the focus. */
  readonly left: () => void;
  readonly take: (block: BlockEntry) => void;
}

const FAMILIES: Readonly<Record<string, string>> = {
  article: 'Artikel',
  book: 'Orderbuch',
  data: 'Daten aus Verträgen',
  derivative: 'Derivate',
  external: 'Von außen',
  finder: 'Finder',
  instrument: 'Wertpapier',
  issuer: 'Emittent',
  lists: 'Bausteinlisten',
  market: 'Markt',
  personal: 'Persönlich',
  portal: 'Portal',
  premium: 'Premium',
  search: 'Suche',
  share: 'Aktie',
  shell: 'Rahmen',
};

/** Searchable list of everything that a slot allows, by family. Arrow keys move, Enter inserts. */
export function Palette({ target, blocks, lists, close, left, take }: PaletteProps) {
  return (
    <Modal
      returnFocus={false}
      // No transition: while fading out, the palette would swallow the next key of a fast typist.
      transitionProps={{ duration: 0 }}
      onExitTransitionEnd={left}
      opened={target !== undefined}
      onClose={close}
      title={`Einfügen in „${target?.slot.label ?? ''}“`}
      size="xl"
      classNames={{ body: 'palette' }}
    >
      {target !== undefined && <PaletteList vocabulary={target.slot.vocabulary} blocks={blocks} lists={lists} take={take} />}
    </Modal>
  );
}

function PaletteList({
  vocabulary,
  blocks,
  lists,
  take,
}: Pick<PaletteProps, 'blocks' | 'lists' | 'take'> & { readonly vocabulary: string | undefined }) {
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const fitting = useMemo(() => {
    const shared = vocabulary === 'page' ? lists.map(sharedList) : [];
    return [...blocks.filter((block) => block.vocabulary === vocabulary), ...shared];
  }, [blocks, lists, vocabulary]);
  const found = useMemo(() => fitting.filter((block) => hasWords(block, text)), [fitting, text]);
  const families = [...new Set(found.map(({ family }) => family))];
  const go = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    event.preventDefault();
    buttons[Math.min(Math.max(at + (event.key === 'ArrowDown' ? 1 : -1), 0), buttons.length - 1)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows go from the field through the list below it
    <div onKeyDown={go}>
      <TextInput
        data-autofocus
        aria-label="Baustein suchen"
        placeholder={`${fitting.length} Bausteine durchsuchen`}
        leftSection={<Search size={14} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || first === undefined) return;
          event.preventDefault();
          take(first);
        }}
      />
      <div className="palette__list" ref={list}>
        {families.map((family) => (
          <section key={family} aria-label={FAMILIES[family] ?? family}>
            <h3 className="palette__family">{FAMILIES[family] ?? family}</h3>
            {found
              .filter((block) => block.family === family)
              .map((block) => (
                <UnstyledButton key={block.type} className="palette__block" onClick={() => take(block)}>
                  <Miniature type={block.type} />
                  <span className="palette__name">{block.name}</span>
                  <span className="palette__type">{block.type}</span>
                  <span className="palette__text">{block.description}</span>
                </UnstyledButton>
              ))}
          </section>
        ))}
        {found.length === 0 && <p className="palette__none">Kein Baustein passt dazu.</p>}
      </div>
    </div>
  );
}

/** Entry for a shared list, which a page includes by its name. */
function sharedList(name: string): BlockEntry {
  return {
    type: `use: ${name}`,
    family: 'lists',
    vocabulary: 'page',
    name,
    description: 'Bausteine, die mehrere Seiten gemeinsam haben.',
    schema: {},
    example: { use: name },
  };
}

function hasWords({ name, type, description, family }: BlockEntry, text: string): boolean {
  const all = `${name} ${type} ${description} ${FAMILIES[family] ?? family}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => all.includes(word));
}
