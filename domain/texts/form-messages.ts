/** Messages about form fields: the part of the catalogue that only pages with forms load. See `messages.ts`. */
import { formatNumber } from '../format/number.ts';

/** Properties of a field that its messages use. */
interface NamedField {
  readonly label: string;
  readonly kind: string;
  readonly type?: string | undefined;
  readonly options?: readonly unknown[] | undefined;
}

type Text = (field: NamedField, params: Readonly<Record<string, unknown>>) => string;

/** Messages to the visitor, by the validation keyword that failed. */
export const fieldTexts: Readonly<Record<string, Text>> = {
  required: ({ label, kind, options }) => {
    if (kind === 'checkbox') return `Bitte setze das Häkchen bei „${label}“.`;
    if (kind === 'file') return `Bitte wähle bei „${label}“ eine Datei aus.`;
    return options ? `Bitte wähle bei „${label}“ etwas aus.` : `Bitte fülle das Feld „${label}“ aus.`;
  },
  minLength: ({ label }, { limit }) => `Das Feld „${label}“ braucht mindestens ${count(limit, 'Zeichen')}.`,
  maxLength: ({ label }, { limit }) => `Das Feld „${label}“ fasst höchstens ${count(limit, 'Zeichen')}.`,
  minimum: ({ label }, { limit }) => `Bitte gib bei „${label}“ mindestens ${figure(limit)} an.`,
  maximum: ({ label }, { limit }) => `Bitte gib bei „${label}“ höchstens ${figure(limit)} an.`,
  exclusiveMinimum: ({ label }, { limit }) => `Bitte gib bei „${label}“ mehr als ${figure(limit)} an.`,
  exclusiveMaximum: ({ label }, { limit }) => `Bitte gib bei „${label}“ weniger als ${figure(limit)} an.`,
  multipleOf: ({ label }, { multipleOf }) => `Bitte gib bei „${label}“ ein Vielfaches von ${figure(multipleOf)} an.`,
  type: ({ label, type }) =>
    `Bitte gib bei „${label}“ eine ${type === 'integer' ? 'ganze Zahl' : 'Zahl'} an, zum Beispiel ${type === 'integer' ? '12' : '12,50'}.`,
  enum: ({ label }) => `Bitte wähle bei „${label}“ eine der Möglichkeiten.`,
  format: ({ label }, { format }) => formats[String(format)] ?? `Das Feld „${label}“ hat nicht die erwartete Form.`,
  pattern: ({ label }) => `Das Feld „${label}“ hat nicht die erwartete Form.`,
  control: ({ label }) => `Das Feld „${label}“ enthält Zeichen, die sich nicht anzeigen lassen. Bitte tippe es neu ein.`,
};

const formats: Readonly<Record<string, string>> = {
  email: 'Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel anna@example.org.',
  date: 'Bitte gib ein Datum an, das es gibt.',
  uri: 'Bitte gib eine vollständige Internetadresse an, zum Beispiel https://www.example.org.',
};

/** Returns the message for keywords without one of their own. */
export function unknownFault(label: string): string {
  return `Bitte prüfe das Feld „${label}“.`;
}

export const fieldsContradict = 'Diese Angaben passen nicht zusammen. Bitte prüfe sie noch einmal.';
/** Labels of the buttons that leave a form's confirmation. */
export const changeInput = 'Angaben ändern';
export const leaveAsItIs = 'Abbrechen';
export const removeRow = 'Zeile entfernen';

/** Hint for a file that is already stored and need not be chosen again. */
export function fileAttached(name: string): string {
  return `„${name}“ ist noch da. Wähle nur dann eine Datei, wenn du eine andere meinst.`;
}

/** Returns the message for a file that is too large. */
export function fileTooLarge(name: string, bytes: number): string {
  return `Die Datei „${name}“ ist zu groß: Möglich sind höchstens ${figure(Math.floor(bytes / 1024))}\u00A0kB.`;
}
export function fileOfOtherKind(name: string, endings: readonly string[]): string {
  return `Die Datei „${name}“ hat nicht die passende Art. Bitte wähle eine mit der Endung ${endings.join(' oder ')}.`;
}
export function fileIsNoText(name: string): string {
  return `In der Datei „${name}“ steht kein lesbarer Text. Bitte speichere sie als CSV- oder Textdatei.`;
}
export function fileIsEmpty(name: string): string {
  return `Die Datei „${name}“ ist leer.`;
}

export const formRefused = 'Das hat noch nicht geklappt';

/** Returns the heading above the faults of fields. */
export function fieldsToFix(number: number): string {
  return number === 1 ? 'Eine Angabe fehlt noch oder stimmt nicht' : `${number} Angaben fehlen noch oder stimmen nicht`;
}

function count(value: unknown, unit: string): string {
  return `${figure(value)}\u00A0${unit}`;
}

function figure(value: unknown): string {
  const number = Number(value);
  return formatNumber(number, { decimals: Number.isInteger(number) ? 0 : 2 });
}
