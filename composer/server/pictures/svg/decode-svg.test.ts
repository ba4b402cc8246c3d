import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOfPicture } from '../kind.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

const drawing = (encoding: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20"><title>Übersicht</title><text y="15">Öl</text></svg>`;
const latin = readFileSync(join(import.meta.dirname, '../../../../tests/fixtures/inputs/latin1.svg'));
const little = Buffer.from(drawing('UTF-16'), 'utf16le');
const marked = (mark: readonly number[], bytes: Buffer): Buffer => Buffer.concat([Buffer.from(mark), bytes]);

describe('a drawing in whatever encoding', () => {
  it.each([
    ['ISO-8859-1', Buffer.from(drawing('ISO-8859-1'), 'latin1')],
    ['ISO-8859-1, as a file of an editor', latin],
    ['windows-1252', Buffer.from(drawing('windows-1252'), 'latin1')],
    ['UTF-8', Buffer.from(drawing('UTF-8'))],
    ['UTF-8 with its mark', marked([0xef, 0xbb, 0xbf], Buffer.from(drawing('UTF-8')))],
    ['UTF-16, low byte first', marked([0xff, 0xfe], little)],
    ['UTF-16, high byte first', marked([0xfe, 0xff], Buffer.from(little).swap16())],
    ['UTF-16 without its mark', little],
    ['UTF-8 that says UTF-16, as some programs save it', Buffer.from(drawing('UTF-16'))],
  ])('keeps its umlauts: %s', (_name, bytes) => {
    expect(kindOfPicture(bytes)).toBe('svg');
    const { svg } = sanitiseSvg(bytes);
    expect(svg).toContain('<title>Übersicht</title><text y="15">Öl</text>');
  });
  it.each([
    ['an encoding that nobody knows', Buffer.from(drawing('KLINGON-1')), '„klingon-1“'],
    ['bytes that its encoding does not have', Buffer.from(drawing('UTF-8'), 'latin1'), 'Speichere sie als UTF-8.'],
  ])('is refused with %s', (_name, bytes, message) => {
    expect(() => sanitiseSvg(bytes)).toThrow(message);
  });
});
