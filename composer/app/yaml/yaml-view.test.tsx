import { startCompletion, currentCompletions } from '@codemirror/autocomplete';
import { forEachDiagnostic, type Diagnostic } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { DocumentFinding } from '../../api.ts';
import { schemaOf } from '../../server/schemas.ts';
import { queries } from '../calls/queries.ts';
import { YamlView } from './yaml-view.tsx';

afterEach(cleanup);
// Removes the editor's styles from the document, which other tests share.
afterAll(() => document.querySelectorAll('style').forEach((style) => style.remove()));

const finding: DocumentFinding = {
  path: '/groups/0/target',
  file: 'navigation.yaml',
  line: 3,
  column: 13,
  length: 5,
  severity: 'error',
  rule: 'enum',
  message: 'Das gibt es nicht.',
  suggestion: '_self',
  at: '/groups/0/target',
};
const text = 'groups:\n  - id: a\n    target: _slef\n';

function show(onText: (text: string) => void, first = text, findings: readonly DocumentFinding[] = []) {
  const client = new QueryClient();
  client.setQueryData(queries.schema('navigation').queryKey, schemaOf(process.cwd(), 'navigation'));
  const view = (shown: string, found: readonly DocumentFinding[]) => (
    <QueryClientProvider client={client}>
      <YamlView file="navigation.yaml" kind="navigation" text={shown} findings={found} onText={onText} />
    </QueryClientProvider>
  );
  const { rerender } = render(view(first, findings));
  const content = screen.getByRole('textbox', { name: 'navigation.yaml als YAML' });
  const editor = EditorView.findFromDOM(content) as EditorView;
  return { editor, show: (shown: string, found: readonly DocumentFinding[] = []) => rerender(view(shown, found)) };
}

it('tells what is written in it, not what comes from outside, and leaves the caret where it was', () => {
  const onText = vi.fn();
  const { editor, show: showAgain } = show(onText);
  editor.dispatch({ changes: { from: 0, insert: '# neu\n' }, selection: { anchor: 2 } });
  expect(onText.mock.calls).toEqual([[`# neu\n${text}`]]);
  showAgain(`# neu\n${text}    isNew: true\n`);
  expect(editor.state.doc.toString()).toBe(`# neu\n${text}    isNew: true\n`);
  expect([onText.mock.calls.length, editor.state.selection.main.anchor]).toEqual([1, 2]);
});

it('marks a finding at its place; its suggestion puts it right', () => {
  const onText = vi.fn();
  const { editor } = show(onText, text, [finding]);
  const found: { readonly from: number; readonly to: number; readonly diagnostic: Diagnostic }[] = [];
  forEachDiagnostic(editor.state, (diagnostic, from, to) => found.push({ diagnostic, from, to }));
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(['_slef']);
  const [action] = found[0]?.diagnostic.actions ?? [];
  expect(action?.name).toBe('„_self“ übernehmen');
  action?.apply(editor, found[0]?.from ?? 0, found[0]?.to ?? 0);
  expect(onText).toHaveBeenCalledWith(text.replace('_slef', '_self'));
});

it('completes from the schema of its kind of document', async () => {
  const { editor } = show(vi.fn(), 'groups:\n  - id: a\n    target: ');
  editor.dispatch({ selection: { anchor: editor.state.doc.length } });
  editor.focus();
  startCompletion(editor);
  await waitFor(() =>
    expect(
      currentCompletions(editor.state)
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual(['_blank', '_self']),
  );
});
