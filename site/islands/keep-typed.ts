type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Content of a field: text, checked state, selected options. */
interface Typed {
  readonly value: string;
  readonly isTicked: boolean;
  readonly chosen: readonly boolean[];
}

/** Selection of a text field. */
type Caret = readonly [from: number, to: number];

/** Types of `input` without input of the visitor. */
const BUTTONS = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file']);

/**
 * Remembers input in the fields of an island before it is hydrated. React does not know that input: the next render would reset the fields
 * to the server's values. Also remembers the caret, which hydration moves to the start of the field.
 * @returns function that restores input and caret, dispatches the events of typing, and stops listening
 */
export function keepTyped(island: HTMLElement): () => void {
  const typed = new Map<string, Typed>();
  const carets = new Map<string, Caret>();
  const remember = (): void => {
    for (const [key, field] of fieldsOf(island)) {
      const now = contentOf(field);
      if (isSame(now, originalOf(field))) typed.delete(key);
      else typed.set(key, now);
      const caret = caretOf(field);
      if (caret) carets.set(key, caret);
    }
  };
  remember();
  for (const type of TYPING) island.addEventListener(type, remember);
  return () => {
    for (const type of TYPING) island.removeEventListener(type, remember);
    for (const [key, field] of fieldsOf(island)) {
      const content = typed.get(key);
      if (content) putBack(field, content, carets.get(key));
    }
  };
}

/** Events after which content or caret may have changed. `selectionchange` is not used: it is also dispatched when a script writes. */
const TYPING = ['input', 'change', 'keyup', 'pointerup'];

/** Returns the selection; undefined for types such as number and date, which do not expose it. */
function caretOf(field: Field): Caret | undefined {
  if (isSelect(field) || field.selectionStart === null || field.selectionEnd === null) return undefined;
  return [field.selectionStart, field.selectionEnd];
}

/** Fields of an island by a key that is unchanged by a re-render. */
function fieldsOf(island: HTMLElement): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const field of island.querySelectorAll<Field>('input, textarea, select')) {
    if (BUTTONS.has(field.type)) continue;
    const name = [field.tagName, field.type, field.name, isTick(field) ? field.value : ''].join('\n');
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    fields.set(`${name}\n${count}`, field);
  }
  return fields;
}

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const isSelect = (field: Field): field is HTMLSelectElement => field.tagName === 'SELECT';

function contentOf(field: Field): Typed {
  if (isSelect(field)) return { value: '', isTicked: false, chosen: [...field.options].map((option) => option.selected) };
  return isTick(field) ? { value: '', isTicked: field.checked, chosen: [] } : { value: field.value, isTicked: false, chosen: [] };
}

/** Content of a field as the server rendered it. */
function originalOf(field: Field): Typed {
  if (isTick(field)) return { value: '', isTicked: field.defaultChecked, chosen: [] };
  if (!isSelect(field)) return { value: field.defaultValue, isTicked: false, chosen: [] };
  const chosen = [...field.options].map((option) => option.defaultSelected);
  // A single select shows its first option if the server selected none.
  return { value: '', isTicked: false, chosen: field.multiple || chosen.includes(true) ? chosen : chosen.map((_, index) => index === 0) };
}

const isSame = (a: Typed, b: Typed): boolean => JSON.stringify(a) === JSON.stringify(b);

function putBack(field: Field, { value, isTicked, chosen }: Typed, caret: Caret | undefined): void {
  // React reports only changes to the value it last saw, so the field gets the server's content before the visitor's.
  if (isTick(field)) {
    if (field.type === 'radio' && !isTicked) return;
    field.checked = !isTicked;
    field.click();
    return;
  }
  if (isSelect(field)) {
    [...field.options].forEach((option, index) => (option.selected = chosen[index] ?? false));
  } else {
    field.value = field.defaultValue;
    setUnseen(field, value);
    if (caret) field.setSelectionRange(...caret);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Sets the value with the prototype's setter, so that React notices the change like typing. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
