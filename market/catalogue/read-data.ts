import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import type { Holding } from '#domain/input/own-json.ts';

const folder = new URL('data/', import.meta.url);

/** Rows of a CSV file of `data/` with `;` between fields, keyed by the names in its first line. */
export function readCsv(file: string): Record<string, string>[] {
  return parseCsv<Record<string, string>>(readFileSync(new URL(file, folder), 'utf8'), {
    columns: true,
    delimiter: ';',
    quote: null,
    comment: '#',
    comment_no_infix: true,
  });
}

/** Content of a YAML file of `data/`. */
export function readYaml<Shape>(file: Holding<Shape>): Shape {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Files are part of the program; `seed.test.ts` checks what comes of them
  return parseYaml(readFileSync(new URL(file, folder), 'utf8')) as Shape;
}

/**
 * Parses `1990:5.2 2011-04-28:48` to [['1990-01-01', 5.2], ['2011-04-28', 48]].
 * @throws Error with the invalid text
 */
export function readAnchors(text: string | undefined): [string, number][] {
  return (text ?? '')
    .split(' ')
    .filter(Boolean)
    .map((anchor) => {
      const match = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?:(-?[\d.]+)$/u.exec(anchor);
      if (match === null) throw new Error(`Anchor "${anchor}" is not YEAR:PRICE, YEAR-MONTH:PRICE or YEAR-MONTH-DAY:PRICE.`);
      return [`${match[1]}-${match[2] ?? '01'}-${match[3] ?? '01'}`, Number(match[4])];
    });
}
