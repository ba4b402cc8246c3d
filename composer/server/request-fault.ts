import { Refusal } from './refusal.ts';

/** Error as reported by a compiled check. */
export interface RequestFault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Maximum length of a name from the request that is quoted in a message, in characters. */
const MOST_OF_NAME = 60;

const KINDS: Readonly<Record<string, string>> = {
  string: 'ein Text',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl',
  boolean: '„true“ oder „false“',
  array: 'eine Liste',
  object: 'ein Abschnitt',
  null: 'leer („null“)',
};

/** Refusal of a request that violates the contract: 413 if something is too large, else 400. */
export function faultIn([fault]: readonly RequestFault[]): Refusal {
  if (fault === undefined) return new Refusal(400, { message: 'Diese Anfrage lässt sich nicht lesen.' });
  return new Refusal(fault.keyword === 'maxItems' ? 413 : 400, { message: messageOf(fault) });
}

function messageOf({ keyword, instancePath, params }: RequestFault): string {
  const name = nameIn(instancePath);
  const limit = typeof params['limit'] === 'number' ? params['limit'].toLocaleString('de') : '';
  switch (keyword) {
    case 'required':
      return `Es fehlt „${cut(params['missingProperty'])}“.`;
    case 'dependentRequired':
      return `Zu „${cut(params['property'])}“ fehlt „${cut(params['missingProperty'])}“.`;
    case 'additionalProperties':
      return `„${cut(params['additionalProperty'])}“ gibt es in dieser Anfrage nicht.`;
    case 'type':
      return `„${name}“ ist nicht, was erwartet wird: ${kindsIn(params['type'])}.`;
    case 'enum':
      return `„${name}“ ist keins von ${listOf(params['allowedValues'])
        .map((value) => `„${String(value)}“`)
        .join(', ')}.`;
    case 'maxLength':
      return `„${name}“ ist zu lang: Mehr als ${limit} Zeichen gehen nicht.`;
    case 'maxItems':
      return `Das sind mehr als ${limit} Einträge in „${name}“. Teile sie auf.`;
    case 'minItems':
      return `„${name}“ ist leer.`;
    case 'minimum':
      return `„${name}“ ist mindestens ${limit}.`;
    case 'maximum':
      return `„${name}“ ist höchstens ${limit}.`;
    default:
      return `„${name}“ hat nicht die Form, die erwartet wird.`;
  }
}

/** Converts a pointer to a name for messages: `/body/files/3/file` → `files[3].file`. */
function nameIn(pointer: string): string {
  const [, , ...steps] = pointer.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return cut(steps.map((step, index) => (/^\d+$/u.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`)).join('') || 'body');
}

function kindsIn(types: unknown): string {
  return listOf(types)
    .map((type) => KINDS[String(type)] ?? String(type))
    .join(' oder ');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function cut(name: unknown): string {
  return String(name).slice(0, MOST_OF_NAME);
}
