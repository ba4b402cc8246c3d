import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { BlockEntry, DraftState, Session } from '../../api.ts';
import { documentAddress } from '../addresses.ts';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import { useDraftSession, useDraftView } from '../draft/use-draft.ts';
import { titleOf } from '../list/find-documents.ts';
import { kindName } from '../list/kinds.ts';
import type { Schema } from '../form/schema/schema.ts';
import type { Wanted } from '../preview/follow.ts';
import { Preview } from '../preview/preview.tsx';
import { notify } from '../shell/notices.tsx';
import { useTitle } from '../shell/use-title.ts';
import { linkedBlocks, type LinkedBlock } from '../structure/layouts.ts';
import { nodeAround, outlineOf } from '../structure/outline.ts';
import { keyNames } from '../structure/key-names.ts';
import { RuleDialog } from '../structure/rule-dialog.tsx';
import { StructurePane } from '../structure/structure-pane.tsx';
import { useLayouts } from '../structure/use-layouts.ts';
import { createStructure } from '../structure/use-structure.ts';
import { Banners } from './banners.tsx';
import { FormPane } from './form-pane.tsx';
import { useFindings } from './use-findings.ts';
import { useSelection } from './use-selection.ts';
import { useStepKeys } from './use-step-keys.ts';
import { WorkspaceHeader } from './workspace-header.tsx';

export interface DocumentEditorProps {
  readonly first: DraftState;
  readonly blocks: readonly BlockEntry[];
  readonly schema: object;
  readonly session: Session;
}

const NONE: readonly string[] = [];
const PANES = [
  { value: 'structure', label: 'Aufbau' },
  { value: 'preview', label: 'Vorschau' },
  { value: 'form', label: 'Formular' },
];

/** Title of a block type that has no folder, such as the content blocks of an article. */
function titleIn(schema: Schema, type: string): string | undefined {
  return schema.definitions?.[type]?.title;
}

/** Identifies the saved state of a document. */
function stateName({ version, published }: Pick<DraftState, 'version' | 'published'>): string {
  return `${version} ${published.revision}`;
}

/** Structure, preview and form of one document side by side; on narrow screens one pane at a time. */
export function DocumentEditor({ first, blocks, schema, session }: DocumentEditorProps) {
  const draft = useDraftSession(first);
  const view = useDraftView(draft);
  const { state, value } = view;
  const { file, kind } = state;
  const [, navigate] = useLocation();
  const { data: all } = useQuery(queries.documents);
  const entry = all?.documents.find((each) => each.file === file);
  const title = entry === undefined ? file : titleOf(entry);
  useTitle(title);
  const { data: addresses } = useQuery(queries.addresses(file, ''));
  const { findings, elsewhere } = useFindings(state);

  const words = useMemo(() => {
    const names = new Map(blocks.map(({ type, name }) => [type, name]));
    const keys = keyNames(schema);
    return {
      block: (type: string) => names.get(type) ?? titleIn(schema, type) ?? type,
      key: (key: string) => keys.get(key) ?? key,
    };
  }, [blocks, schema]);
  const slots = useMemo(() => outlineOf(value, kind, words), [value, kind, words]);
  const layouts = useLayouts(kind === 'page' || kind === 'layout' ? value : undefined);
  const linked = useMemo(() => linkedBlocks(value, layouts, words), [value, layouts, words]);
  const openLinked = useCallback((block: LinkedBlock) => navigate(documentAddress(block.file, block.at)), [navigate]);
  const { selected, select } = useSelection();
  const [pane, setPane] = useState('structure');
  const [reveal, setReveal] = useState<string>();
  const [entered, setEntered] = useState(0);
  // Current outline. Computed from the draft, because edits may follow each other faster than renders.
  const now = useCallback(() => outlineOf(draft.view().value, kind, words), [draft, kind, words]);
  const structure = useMemo(() => createStructure({ session: draft, slots: now, select }), [draft, now, select]);

  const enter = useCallback(() => {
    setPane('form');
    setEntered((times) => times + 1);
  }, []);
  const show = useCallback(
    (pointer: string): void => {
      const node = nodeAround(now(), pointer);
      select(node === undefined ? [] : [node.at]);
      setReveal(pointer === node?.at ? undefined : pointer);
    },
    [now, select],
  );
  const step = useCallback(
    (which: 'undo' | 'redo'): void => {
      draft
        .step(({ version }) => call(which === 'undo' ? 'undoEdit' : 'redoEdit', { path: { file }, body: { version } }))
        .then(
          ({ at }) => at !== undefined && show(at),
          (error: unknown) => notify(messageOf(error), 'fault'),
        );
    },
    [draft, file, show],
  );
  const [ruled, setRuled] = useState<readonly string[]>(NONE);
  const endRule = useCallback(() => setRuled(NONE), []);
  const takeRule = useCallback((rule: unknown, adds: boolean) => structure.setRule(ruled, rule, adds), [ruled, structure]);
  const whole = useCallback(() => draft.view().value, [draft]);
  useStepKeys({ step, selected, structure, enter, rule: setRuled });

  const pick = useCallback(
    (path: string, open: boolean): void => {
      const [where = '', pointer = ''] = path.split('#');
      if (where !== file)
        return notify(`Dieser Baustein steht in ${where}.`, 'info', {
          label: 'Dort öffnen',
          run: () => navigate(documentAddress(where, pointer)),
        });
      select([pointer]);
      if (open) enter();
    },
    [enter, file, navigate, select],
  );
  const follow = useCallback(
    (onChange: (wanted: Wanted) => void) =>
      draft.follow((version) => onChange({ name: stateName({ ...draft.view().state, version }), coming: { file, version } })),
    [draft, file],
  );
  const paths = useMemo(() => selected.map((pointer) => `${file}#${pointer}`), [file, selected]);
  return (
    <div className="desk" data-pane={pane}>
      <WorkspaceHeader session={session} draft={draft} file={file} title={title} kind={kindName(kind)} entry={entry} step={step} />
      <Banners
        draft={draft}
        file={file}
        stale={state.stale}
        deleted={state.deleted}
        conflicts={state.conflicts}
        fault={state.fault}
        elsewhere={elsewhere}
        session={session}
        show={show}
      />
      <SegmentedControl className="desk__panes" aria-label="Ansicht" data={PANES} value={pane} onChange={setPane} fullWidth />
      <main className="desk__body">
        <StructurePane
          slots={slots}
          linked={linked}
          open={openLinked}
          selected={selected}
          findings={findings}
          document={whole}
          blocks={blocks}
          schema={schema}
          structure={structure}
          select={select}
          enter={enter}
          rule={setRuled}
        />
        <Preview file={file} address={addresses?.[0]} version={stateName(state)} follow={follow} selected={paths} pick={pick} />
        <FormPane
          draft={draft}
          view={view}
          findings={findings}
          slots={slots}
          selected={selected}
          schema={schema}
          blocks={blocks}
          structure={structure}
          rule={setRuled}
          reveal={reveal}
          show={show}
          select={select}
          entered={entered}
        />
      </main>
      <RuleDialog pointers={ruled} document={whole} schema={schema} close={endRule} take={takeRule} />
    </div>
  );
}
