import type { Fault } from '../fault.ts';
import { repeated, type PlacedFault } from './context.ts';
import type { Content, Piece } from './content.ts';

/** Ids and aliases used twice, aliases of another category, parts of a piece that do not fit together. */
export function pieceFaults(content: Content): PlacedFault[] {
  const { pieces } = content;
  const twice = (key: 'id' | 'alias'): PlacedFault[] =>
    repeated(pieces, ({ value }) => String(value[key])).map(({ entry, first }) => ({
      source: entry.source,
      fault: {
        rule: `duplicate-${key}`,
        path: [key],
        part: 'value',
        message: `${key === 'id' ? 'Die Kennung' : 'Den Alias'} „${entry.value[key]}“ hat schon ${first.source.file}.`,
        expected: 'ein Wert, den kein anderer Beitrag hat',
      },
    }));
  const own = pieces.flatMap(({ value, source }) => partFaults(value, content).map((fault) => ({ source, fault })));
  return [...twice('id'), ...twice('alias'), ...own];
}

function partFaults(piece: Piece, { categories }: Content): Fault[] {
  const faults: Fault[] = [];
  const address = categories?.find(({ alias }) => alias === piece.category)?.address;
  if (address !== undefined && !piece.alias.startsWith(`${address}/`)) {
    const message = `Der Alias passt nicht zur Rubrik „${piece.category}“.`;
    const suggestion = `${address}/${piece.alias.split('/').at(-1)}`;
    faults.push({ rule: 'wrong-reference', path: ['alias'], part: 'value', message, expected: `${address}/…`, suggestion });
  }
  const marks = piece.contentItems.flatMap(({ type }, index) => (type === 'crop-mark' ? [index] : []));
  if (piece.premium === true && marks.length !== 1) {
    const message = 'Ein Beitrag mit premium braucht genau einen Baustein crop-mark: dort endet der Text für alle anderen.';
    faults.push({ rule: 'missing-crop-mark', path: ['premium'], part: 'key', message, expected: '- { type: crop-mark }' });
  }
  if (piece.premium !== true && marks[0] !== undefined) {
    const message = 'Ein Baustein crop-mark steht nur in Beiträgen mit premium.';
    const path = ['contentItems', marks[0], 'type'];
    faults.push({ rule: 'crop-mark-for-all', path, part: 'value', message, expected: 'premium: true' });
  }
  if (piece.contentType === 'PODCAST' && piece.podcast === undefined) {
    const message = 'Bei einer Folge fehlt „podcast“: zu welcher Reihe sie gehört und welche Nummer sie hat.';
    faults.push({ rule: 'missing-key', path: ['contentType'], part: 'value', message, expected: 'podcast: { series, episode }' });
  }
  if (piece.contentType !== 'PODCAST' && piece.podcast !== undefined) {
    const message = 'Nur eine Folge mit contentType PODCAST nennt ihre Reihe unter „podcast“.';
    faults.push({ rule: 'wrong-reference', path: ['podcast'], part: 'key', message, expected: 'contentType: PODCAST' });
  }
  if (!isDay(piece.datetimePublication)) {
    const message = `Den Tag „${piece.datetimePublication.slice(0, 10)}“ gibt es nicht.`;
    faults.push({ rule: 'wrong-date', path: ['datetimePublication'], part: 'value', message, expected: 'ein Tag des Kalenders' });
  }
  return faults;
}

/** 30 February is no day: it would become one of March. */
function isDay(instant: string): boolean {
  const time = Date.parse(instant);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(instant.slice(0, 10));
}
