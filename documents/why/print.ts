import { Document, stringify, visit } from 'yaml';
import { isRecord } from '../reader/path.ts';
import type { Answer } from './answer.ts';
import { childrenOf, type Spot } from './origins.ts';
import type { Showing } from './routes.ts';

const MOST_LINES = 14;
const MOST_PLACES = 10;
const WIDTH = 110;
/** Maximum length of a section or list that is printed on one line. */
const FLOW = 90;

/**
 * Returns an answer as text for a terminal.
 * @param place returns the path of a document, relative to the working directory of the command
 * @param bold formats headings
 */
export function answerText(answer: Answer, place: (file: string) => string, bold: (text: string) => string = (text) => text): string {
  const { file, pointer, kind, origins, uses, readers, effects, showing, rules, notes } = answer;
  const at = (spot: Spot): string => `${place(spot.file)}:${spot.line}:${spot.column}`;
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Wert', valueLines(answer)],
    ['Woher', origins.map((origin) => `${at(origin)}  ${origin.part === '' ? '' : `${origin.part}: `}${origin.role}`)],
    ['Genannt von', uses.map((use) => `${at(use)}  ${use.by}`)],
    ['Gelesen von', readers.map(({ block, standing }) => `${block}  auf ${pagesText(standing, 3)}`)],
    ['Wirkt in', effects === undefined ? [] : effectLines(effects, place)],
    ['Zu sehen auf', showing === undefined ? [] : showingLines(showing)],
    ['Wann', rules],
    ['Gut zu wissen', notes],
  ];
  const title = `${bold(`${place(file)}${pointer === '' ? '' : `#${pointer}`}`)}  ${kind}`;
  const body = sections.flatMap(([heading, lines]) =>
    lines.length === 0 ? [] : ['', bold(heading), ...(heading === 'Wert' ? lines : cut(lines)).map((line) => `  ${line}`)],
  );
  return `${[title, ...body].join('\n')}\n`;
}

/** Returns the value as YAML, or a summary of a whole document; long values are cut. */
function valueLines({ pointer, value }: Answer): string[] {
  if (pointer === '' && isRecord(value)) return Object.entries(value).map(([key, inner]) => `${key}: ${inBrief(inner)}`);
  const document = new Document(value);
  visit(document, { Collection: (_, node) => void (node.flow = node !== document.contents && JSON.stringify(node).length <= FLOW) });
  const lines = document
    .toString({ lineWidth: 0, flowCollectionPadding: true })
    .trimEnd()
    .split('\n')
    .map((line) => cutText(line.trimEnd()));
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES), `… (${lines.length} Zeilen)`];
}

function inBrief(value: unknown): string {
  const count = childrenOf(value).length;
  if (Array.isArray(value)) return count === 1 ? '1 Eintrag' : `${count} Einträge`;
  if (isRecord(value)) return Object.keys(value).join(', ');
  const text = stringify(value).trim();
  return text.length > 90 || text.includes('\n') ? `${String(value).slice(0, 90).replaceAll('\n', ' ')} …` : text;
}

/** Prints pages with the same parts from there on one line. */
function effectLines(effects: NonNullable<Answer['effects']>, place: (file: string) => string): string[] {
  if (effects.length === 0) return ['keiner Seite: Niemand benutzt es, oder alle Seiten setzen etwas anderes an seine Stelle.'];
  const groups = Map.groupBy(effects, ({ paths }) => paths.map((path) => `#${path}`).join(' '));
  return [...groups].map(
    ([paths, those]) =>
      `${cutText(paths)}  in ${listed(
        those.map(({ file }) => place(file)),
        3,
      )}`,
  );
}

function showingLines(showing: Showing): readonly string[] {
  return showing.on === 'only' && showing.routes.length > 0 ? showing.routes : [pagesText(showing, MOST_PLACES)];
}

function pagesText({ on, routes }: Showing, most: number): string {
  if (on === 'all') return routes.length === 0 ? 'allen Seiten' : `allen Seiten außer ${listed(routes, most)}`;
  return routes.length === 0 ? 'keiner Seite' : listed(routes, most);
}

function listed(names: readonly string[], most: number): string {
  const left = names.length - most;
  return left <= 1 ? names.join(', ') : `${names.slice(0, most).join(', ')} und ${left} weitere`;
}

function cut(lines: readonly string[]): readonly string[] {
  const left = lines.length - MOST_PLACES;
  return left <= 1 ? lines : [...lines.slice(0, MOST_PLACES), `… und ${left} weitere`];
}

function cutText(text: string): string {
  return text.length > WIDTH ? `${text.slice(0, WIDTH)} …` : text;
}
