import type { ErrorObject } from 'ajv';
import { findingOf, type Fault } from './fault.ts';
import { homeOf, isInFolder, looksLike } from './looks-like.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './most-findings.ts';
import { kindOf, validatorOf, type CheckedKind, type Kind } from './kinds.ts';
import type { SharedKind } from './layouts/shared-document.ts';
import { schemaFaults } from './schema-faults.ts';
import { readSource, type Parse, type Source } from './source.ts';
import { presentSource } from '../versions/documents.ts';
import { syntaxFindings } from './syntax-findings.ts';
import { isHarmless } from './syntax-texts.ts';
import { explained } from './explained.ts';

/** File that has been read and checked by itself. */
export interface ReadDocument {
  readonly kind: Kind;
  readonly source: Source;
  readonly findings: readonly Finding[];
  /** Whether its value has the shape of its kind. A page with faulty blocks still has. */
  readonly usable: boolean;
  /** Whether it is valid YAML. */
  readonly isReadable: boolean;
  /** Whether it can be compared with the other documents, although it has faults. */
  readonly checkable: boolean;
  /** Files of the document: its own and, for a page, its layout and lists of blocks. */
  readonly files: readonly string[];
}

/** Returns true for kinds whose documents are checked after all are read, because they include each other. */
export function isJoined(kind: Kind): kind is 'page' | SharedKind {
  return kind === 'page' || kind === 'layout' || kind === 'blockList';
}

/**
 * Reads one file with any text. Also checks it, unless its kind consists of documents that include each other (`joinDocuments`). Returns
 * undefined for files of no known kind.
 */
export function readDocument(file: string, text: string, parse?: Parse): ReadDocument | undefined {
  const kind = kindOf(file);
  if (kind === undefined) return undefined;
  // Blocks in older forms are converted to the present one.
  return judged(kind, presentSource(kind, readSource(file, text, parse)));
}

/** Checks a document of a kind by itself. */
export function judged(kind: Kind, source: Source): ReadDocument {
  const findings = explained(source, syntaxFindings(source));
  const isReadable = source.syntaxFaults.every(({ code }) => isHarmless(code));
  const read = { kind, source, findings, usable: isReadable, isReadable, checkable: isReadable, files: [source.file] };
  const misplaced = isReadable ? inWrongFolder(kind, source) : undefined;
  if (misplaced !== undefined)
    return { ...read, findings: [findingOf(source, misplaced)], usable: false, checkable: false, isReadable: false };
  if (!isReadable || isJoined(kind)) return read;
  const { faults, checkable } = faultsOf(kind, source.value);
  return checked(read, faults, checkable);
}

/** Reports a document of another kind than its folder. */
function inWrongFolder(kind: Kind, { file, value }: Source): Fault | undefined {
  const actual = isInFolder(kind) ? looksLike(value) : undefined;
  if (actual === undefined || actual === kind || (kind === 'layout' && actual === 'page')) return undefined;
  const home = homeOf(actual, file);
  const message = `Dieses Dokument gehört nach ${home.folder}; hier liest es niemand als das, was es ist.`;
  return { rule: 'wrong-folder', path: [], part: 'value', message, expected: home.file, suggestion: home.file };
}

/** Returns a document with the results of a check of its value. */
export function checked(document: ReadDocument, faults: readonly Fault[], checkable: boolean): ReadDocument {
  const { kind, source } = document;
  const found = findingsOf(faults.map((fault) => ({ source, fault })));
  return {
    ...document,
    findings: found.length === 0 ? document.findings : explained(source, [...document.findings, ...found]),
    usable: faults.every((fault) => kind === 'page' && isInsideBlock(fault)),
    checkable,
  };
}

/**
 * Validates a value against the schema of a kind.
 * @param isSettled returns true for an error that can be judged yet; by default all can.
 */
export function faultsOf(
  kind: CheckedKind,
  value: unknown,
  isSettled: (error: ErrorObject) => boolean = () => true,
): { readonly faults: readonly Fault[]; readonly checkable: boolean } {
  if (value === null || value === undefined) {
    return {
      faults: [{ rule: 'empty-file', path: [], part: 'value', message: 'Die Datei ist leer.', expected: 'ein Dokument mit Schlüsseln' }],
      checkable: false,
    };
  }
  const validate = validatorOf(kind);
  if (validate(value)) return { faults: [], checkable: true };
  const errors = (validate.errors ?? []).filter(isSettled);
  return { faults: schemaFaults(kind, value, errors), checkable: errors.every(keepsShape) };
}

const MILD = new Set(['additionalProperties', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'discriminator', 'not', 'if']);
/** Keys for readers only: no check compares them with another document. */
const WORDING = new Set(['title', 'description', 'headline', 'text', 'name', 'label']);

/** Keys that identify an entry: if one is wrong, references to the entry cannot be checked. */
const NAMES = new Set(['alias', 'address', 'brokerName', 'code', 'id', 'key', 'product', 'slug']);

/** Returns true if a document with this error can still be compared with the others. */
function keepsShape({ keyword, data, params, instancePath }: ErrorObject): boolean {
  if (NAMES.has(instancePath.slice(instancePath.lastIndexOf('/') + 1))) return false;
  if (instancePath.includes('/isEnabled')) return true;
  if (keyword === 'required') return WORDING.has(String(params['missingProperty']));
  if (keyword === 'discriminator') return params['tag'] === 'type' && typeof params['tagValue'] === 'string';
  return MILD.has(keyword) || (keyword === 'enum' && typeof data === 'string');
}

/** Rules about a block that has a type. */
const BLOCK_RULES = new Set(['unknown-block', 'wrong-subject', 'form-on-public-page']);

/** Returns true for places such as `body.main[2].range` and `subPages.chart.body.top[0].type`, if the block has a type at all. */
function isInsideBlock({ path, rule }: Fault): boolean {
  const rest = path[0] === 'subPages' ? path.slice(2) : path;
  const hasType = rest[3] !== 'type' || BLOCK_RULES.has(rule);
  return rest[0] === 'body' && typeof rest[2] === 'number' && rest.length > 3 && hasType;
}
