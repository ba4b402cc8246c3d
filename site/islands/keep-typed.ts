type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Content of a field: its text, whether it is ticked, and which options are chosen. */
interface Typed {
  readonly value: string;
  readonly isTicked: boolean;
  readonly chosen: readonly boolean[];
}

/** Where the next letter goes, or which letters it replaces. */
type Caret = readonly [from: number, to: number];

/** Types of `input` that nobody types into. */
const BUTTONS = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file']);

/**
 * Remembers what a visitor typed, ticked or chose in an island before its code was there. React leaves most of it in the field, but does
 * not know it: with the next drawing the field would go back to what the server wrote. The caret stays too: React writes into the field
 * while it wakes, which moves the caret to the beginning, and the letters that follow would stand before the first.
 * @returns puts it back with the events of typing, and listens no longer
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

/** After these a field may have another content or caret. The browser's own `selectionchange` also comes when a script writes. */
const TYPING = ['input', 'change', 'keyup', 'pointerup'];

/** Fields for numbers, dates and the like have a caret that no script may see. */
function caretOf(field: Field): Caret | undefined {
  if (isSelect(field) || field.selectionStart === null || field.selectionEnd === null) return undefined;
  return [field.selectionStart, field.selectionEnd];
}

/** The fields of an island by a key that stays the same when it is drawn again. */
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

/** Content that the server wrote into a field. */
function originalOf(field: Field): Typed {
  if (isTick(field)) return { value: '', isTicked: field.defaultChecked, chosen: [] };
  if (!isSelect(field)) return { value: field.defaultValue, isTicked: false, chosen: [] };
  const chosen = [...field.options].map((option) => option.defaultSelected);
  // A list that shows one option shows its first where the server chose none.
  return { value: '', isTicked: false, chosen: field.multiple || chosen.includes(true) ? chosen : chosen.map((_, index) => index === 0) };
}

const isSame = (a: Typed, b: Typed): boolean => JSON.stringify(a) === JSON.stringify(b);

function putBack(field: Field, { value, isTicked, chosen }: Typed, caret: Caret | undefined): void {
  // React tells only what differs from what it last saw in the field: it has to see the server's content before the visitor's.
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

/** Writes into a field as a keyboard does: past the property that React watches on the element itself. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
