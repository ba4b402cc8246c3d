import { ActionIcon, Group, Textarea } from '@mantine/core';
import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { pasted } from '../../paste/pasting.ts';
import { fragmentsOfPaste } from '../../paste/read-pasted.ts';
import { useForm } from '../form-context.ts';
import type { FieldProps } from './field.ts';
import { rowsOf, useTextField } from './text-field.tsx';

interface Mark {
  readonly name: string;
  readonly key: string;
  readonly sign: ReactNode;
  readonly before: string;
  readonly after: string;
}

const MARKS: readonly Mark[] = [
  { name: 'Fett', key: 'b', sign: <b>F</b>, before: '<strong>', after: '</strong>' },
  { name: 'Kursiv', key: 'i', sign: <i>K</i>, before: '<em>', after: '</em>' },
  { name: 'Link', key: 'k', sign: '🔗', before: '<a href="">', after: '</a>' },
];

/**
 * Text with inline markup. Shows the marks as they are written, so that none is lost. Buttons and keys put marks around a selection; pasted
 * content is converted to markup.
 */
export function MarkupField(props: FieldProps) {
  const { input, change, text } = useTextField(props);
  const form = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const mark = ({ before, after }: Mark): void => {
    const field = area.current;
    if (field === null) return;
    const { selectionStart: start, selectionEnd: end } = field;
    const inner = text.slice(start, end);
    const isMarked = text.slice(0, start).endsWith(before) && text.slice(end).startsWith(after);
    const next = isMarked
      ? text.slice(0, start - before.length) + inner + text.slice(end + after.length)
      : text.slice(0, start) + before + inner + after + text.slice(end);
    change(next);
    const shift = isMarked ? -before.length : before.length;
    if (before.endsWith('"">') && !isMarked) select(start + before.length - 2);
    else select(start + shift, end + shift);
  };
  const select = (start: number, end = start): void =>
    void requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start, end);
    });
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { clipboardData } = event;
    const fragments = fragmentsOfPaste(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
    if (fragments === undefined) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [text.slice(0, selectionStart), text.slice(selectionEnd)];
    const came = pasted(fragments, { at: props.at, before, after, document: form.document(), schema: form.documentSchema() });
    if ('patch' in came) {
      form.send(came.patch);
      form.announce('Eingefügt, mit Absätzen und Listen als eigenen Bausteinen');
      return;
    }
    change(came.text);
    select(came.caret);
  };
  const byKey = (event: KeyboardEvent): void => {
    const wanted = MARKS.find(({ key }) => key === event.key.toLowerCase());
    if (wanted === undefined || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    mark(wanted);
  };
  return (
    <div className="form-markup">
      <Textarea
        {...input}
        ref={area}
        value={text}
        rows={rowsOf(text)}
        onKeyDown={byKey}
        onPaste={paste}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Group gap={4} role="group" aria-label={`${props.label}: Auszeichnungen`}>
        {MARKS.map((each) => (
          <ActionIcon
            key={each.name}
            variant="default"
            size="sm"
            aria-label={each.name}
            title={`${each.name} (Strg+${each.key.toUpperCase()})`}
            onClick={() => mark(each)}
          >
            {each.sign}
          </ActionIcon>
        ))}
      </Group>
    </div>
  );
}
