import { hash } from '../base/hash.ts';
import type { CompanyModel } from './types.ts';

/** Describes a company in three or four German sentences: its business, place, age and size. */
export function profileOf({ company, usual, key, lead }: CompanyModel): string[] {
  const { seat, founded, employees } = company.details ?? {};
  const pick = (stream: number, texts: readonly string[]): string => texts[(hash(key, stream, 0) >>> 0) % texts.length] ?? '';
  const where = seat === undefined ? `aus ${countryWithArticle(company.isoCountry, company.nameCountry)}` : `mit Sitz in ${seat}`;
  const first = `${company.name} ${where} ${usual.activity}.`;
  const since =
    founded === undefined
      ? []
      : [
          pick(400, [
            `Das Unternehmen wurde ${founded} gegründet.`,
            `Gegründet wurde es ${founded}.`,
            `Die Anfänge liegen im Jahr ${founded}.`,
          ]),
        ];
  const size = employees === undefined ? [] : [`Es beschäftigt rund ${employees.toLocaleString('de-DE')} Menschen.`];
  const last = pick(401, [
    `Die Aktie wird der Branche ${company.branch.name} im Sektor ${company.sector.name} zugerechnet.`,
    `An der Börse zählt die Aktie zur Branche ${company.branch.name}.`,
  ]);
  const symbol = lead.symbol === undefined ? [] : [`Ihr Kürzel ist ${lead.symbol}.`];
  return [[first, ...since, ...size].join(' '), [last, ...(since.length + size.length === 2 ? [] : symbol)].join(' ')];
}

const ARTICLES: Readonly<Record<string, string>> = {
  CH: 'der Schweiz',
  NL: 'den Niederlanden',
  US: 'den USA',
  TR: 'der Türkei',
  KY: 'den Kaimaninseln',
};

function countryWithArticle(isoCountry: string, name: string): string {
  return ARTICLES[isoCountry] ?? name;
}
