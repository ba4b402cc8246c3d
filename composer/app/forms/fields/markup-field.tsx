import { ActionIcon, Group, Textarea } from '@mantine/core';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
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

/** A text with marks inside its lines. They stand as they are written, so that none can get lost; buttons and keys put them around a selection. */
export function MarkupField(props: FieldProps) {
  const { input, change, text } = useTextField(props);
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
    const caret =
      before.endsWith('"">') && !isMarked ? [start + before.length - 2, start + before.length - 2] : [start + shift, end + shift];
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(caret[0] ?? 0, caret[1] ?? 0);
    });
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
