import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { LineCounter, parseDocument, visit, type Document, type ErrorCode } from 'yaml';
import { openApiOf, type OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';

/**
 * Reads an OpenAPI document, JSON or YAML, in UTF-8 or UTF-16.
 * @throws Error that explains the fault and the remedy
 */
export function readDocument(file: string): OpenApiDocument {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Give the path of an OpenAPI document (YAML or JSON).`);
  const name = relative(process.cwd(), file);
  const document = parsed(textOf(readFileSync(file)), name);
  const version = isObject(document) ? document['openapi'] : undefined;
  if (!isObject(document) || typeof version !== 'string' || !/^3\.[01]\b/.test(version))
    throw new Error(
      `${name}: "openapi" is ${JSON.stringify(version) ?? 'missing'}; 3.0.x and 3.1.x can be read. Convert the document first.`,
    );
  // A document of 3.1 may describe webhooks only.
  return openApiOf({ ...document, paths: document['paths'] ?? {} });
}

/** Decodes text without its byte order mark, which also determines the encoding. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** JSON is valid YAML, but the YAML parser needs a minute for a document that `JSON.parse` reads in 0.1 s. */
function parsed(text: string, name: string): unknown {
  if (text.trimStart().startsWith('{')) {
    try {
      return JSON.parse(text);
    } catch (error) {
      // The text may still be YAML in braces.
      if (text.length > 1_000_000)
        throw new Error(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
    }
  }
  // Merge keys (`<<: *common`) belong to YAML 1.1, but documents use them.
  const lines = new LineCounter();
  const document = parseDocument(text, { merge: true, logLevel: 'error', lineCounter: lines });
  const fault = document.errors[0] ?? deadAlias(document);
  if (fault === undefined) return document.toJS({ maxAliasCount: -1 });
  const { line, col } = lines.linePos(fault.pos[0]);
  const [reason = ''] = fault.message.split('\n', 1);
  const advice = ADVICE[fault.code] ?? 'Correct the line.';
  throw new Error(`${name}:${line}:${col}: ${reason.replace(/ at line \d+, column \d+:?$/, '').replace(/\.$/, '')}. ${advice}`);
}

interface Fault {
  readonly code: ErrorCode;
  readonly message: string;
  readonly pos: readonly [number, number];
}

/** First alias without an anchor, which the parser does not report. */
function deadAlias(document: Document): Fault | undefined {
  let fault: Fault | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return undefined;
      const [start = 0, end = 0] = alias.range ?? [];
      fault = { code: 'BAD_ALIAS', message: `There is no anchor &${alias.source} before`, pos: [start, end] };
      return visit.BREAK;
    },
  });
  return fault;
}

/** Hints for text that other YAML parsers may accept. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'Remove one of the two; readers that accept both drop one of them.',
  TAB_AS_INDENT: 'Indent with spaces.',
  BLOCK_AS_IMPLICIT_KEY: 'Put the text in quotes: it has a colon followed by a space.',
  BAD_SCALAR_START: 'Put the text in quotes: no plain text may begin with this sign.',
  BAD_INDENT: 'Indent this line like the others of its list or object, and close every bracket.',
  MULTILINE_IMPLICIT_KEY: 'Write the key on one line, or put the text in quotes.',
  MISSING_CHAR: 'Close the bracket or quote that is opened before, or put the text in quotes.',
  UNEXPECTED_TOKEN: 'Put the text before it in quotes, or remove what stands behind it.',
  BAD_DQ_ESCAPE: String.raw`Write \\ for a backslash, or use single quotes.`,
  BAD_ALIAS: 'Put the text in quotes: a plain text may not begin with *, or define the anchor before it is used.',
  MULTIPLE_DOCS: 'Keep one document: remove the lines from the second --- on.',
  MULTIPLE_ANCHORS: 'Keep one anchor.',
  TAG_RESOLVE_FAILED: 'Remove the tag, or put the text in quotes.',
};
