import { autocompletion, closeBrackets, completionKeymap, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, foldGutter, foldKeymap, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocumentFinding } from '../../api.ts';
import { queries } from '../calls/queries.ts';
import type { Schema } from '../form/schema/schema.ts';
import { helpAt, offersAt } from './completions.ts';
import { syntaxColors } from './syntax-colors.ts';
import { offsetOf } from './yaml-place.ts';
import './yaml.css';

export interface YamlViewProps {
  readonly file: string;
  readonly text: string;
  /** Kind of document; its schema supplies completions and help. */
  readonly kind: string;
  readonly findings: readonly DocumentFinding[];
  /** JSON pointer of the selection, which is scrolled into view; empty for the whole document. */
  readonly at?: string;
  /** Receives the text after each change made in this view. */
  readonly onText: (text: string) => void;
}

/** Marks changes from outside, which are not reported back. */
const outside = Annotation.define<boolean>();

const GERMAN = EditorState.phrases.of({
  Completions: 'Vorschläge',
  Diagnostics: 'Befunde',
  'No diagnostics': 'Keine Befunde',
  close: 'schließen',
  'Fold line': 'Zeile einklappen',
  'Unfold line': 'Zeile ausklappen',
  'folded code': 'eingeklappt',
  unfold: 'ausklappen',
});

/**
 * Document as YAML, with completion, help and findings from the same schemas as its form. Undo belongs to the document, not to the view.
 */
export function YamlView(props: YamlViewProps) {
  return <YamlEditor key={props.file} {...props} />;
}

function YamlEditor({ file, text, kind, findings, at = '', onText }: YamlViewProps) {
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const { data } = useQuery(queries.schema(kind));
  const schema = useRef<Schema>({});
  useEffect(() => {
    schema.current = data ?? {};
  }, [data]);
  const tell = useEffectEvent((next: string) => onText(next));
  const first = useEffectEvent(() => text);
  useEffect(() => {
    if (holder.current === null) return undefined;
    const editor = new EditorView({
      parent: holder.current,
      state: EditorState.create({
        doc: first(),
        extensions: [
          GERMAN,
          lineNumbers(),
          foldGutter(),
          lintGutter(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          closeBrackets(),
          yaml(),
          syntaxHighlighting(syntaxColors),
          autocompletion({ override: [(context) => completed(context, schema.current)] }),
          hoverTooltip((each, position) => explained(each, position, schema.current)),
          keymap.of([...completionKeymap, ...foldKeymap, ...lintKeymap, ...defaultKeymap, indentWithTab]),
          EditorView.contentAttributes.of({ 'aria-label': `${file} als YAML`, tabindex: '0' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((each) => each.annotation(outside) === true))
              tell(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [file]);
  useEffect(() => {
    const editor = view.current;
    const before = editor?.state.doc.toString();
    if (editor === null || before === undefined || before === text) return;
    editor.dispatch({ changes: changeBetween(before, text), annotations: outside.of(true) });
  }, [text]);
  useEffect(() => {
    const editor = view.current;
    if (editor !== null) editor.dispatch(setDiagnostics(editor.state, diagnosticsIn(editor.state, findings)));
  }, [findings]);
  useEffect(() => {
    const editor = view.current;
    if (editor === null || at === '' || editor.hasFocus) return;
    const from = offsetOf(editor.state.doc.toString(), at);
    if (from !== undefined)
      editor.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: 24 }) });
  }, [at]);
  return <div ref={holder} className="yaml-view" />;
}

/** Smallest single change between two texts, so that cursor and scroll position stay. */
export function changeBetween(before: string, after: string): { readonly from: number; readonly to: number; readonly insert: string } {
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

function completed(context: CompletionContext, schema: Schema): CompletionResult | null {
  const offers = offersAt(context.state.doc.toString(), context.pos, schema);
  if (offers === undefined || (!context.explicit && offers.from === context.pos && context.matchBefore(/[\s{,-]$/u) === null)) return null;
  return {
    from: offers.from,
    options: offers.list.map(({ label, text, detail, info }) => ({
      label,
      apply: text,
      ...(detail !== undefined && { detail }),
      ...(info !== undefined && { info }),
    })),
    validFor: /^[\w-]*$/u,
  };
}

function explained(view: EditorView, position: number, schema: Schema) {
  const help = helpAt(view.state.doc.toString(), position, schema);
  if (help === undefined) return null;
  return {
    pos: help.from,
    end: help.to,
    above: true,
    create() {
      const dom = document.createElement('div');
      dom.className = 'yaml-help';
      const title = document.createElement('strong');
      title.textContent = help.title;
      const text = document.createElement('p');
      text.textContent = help.text;
      dom.append(title, text);
      return { dom };
    },
  };
}

/** Findings at their lines, with the suggestion as an action. */
export function diagnosticsIn({ doc }: EditorState, findings: readonly DocumentFinding[]): Diagnostic[] {
  return findings.map(({ line, column, length, severity, message, expected, suggestion }) => {
    const at = doc.line(Math.min(Math.max(1, line), doc.lines));
    const from = Math.min(at.from + Math.max(0, column - 1), at.to);
    const to = Math.min(from + length, at.to);
    return {
      from,
      to,
      severity,
      message: expected === undefined ? message : `${message} Erwartet: ${expected}`,
      ...(suggestion !== undefined && {
        actions: [
          {
            name: `„${suggestion}“ übernehmen`,
            apply: (view: EditorView, start: number, end: number) =>
              view.dispatch({ changes: { from: start, to: end, insert: suggestion } }),
          },
        ],
      }),
    };
  });
}
