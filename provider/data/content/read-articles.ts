import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault } from '#config/reader/fault.ts';
import type { ArticleBody, ArticleRecord } from './article.ts';
import { directory, type Directory } from './directory.ts';
import { documentReader } from './read-document.ts';

const ROOT = fileURLToPath(new URL('./', import.meta.url));
const FOLDERS = ['articles', 'podcasts', 'videos'];
const DESK = 'Parkett Redaktion';

type Piece = ArticleBody & { readonly id: number; readonly alias: string; readonly datetimePublication: string };

/**
 * Reads the pieces that ship with the provider: articles, podcast episodes and videos.
 * @throws Error that names file, line and column of each fault in German, or the id or alias that two files share.
 */
export function readArticles(root: string = ROOT): ArticleRecord[] {
  const read = documentReader<Piece>('piece.schema.json');
  const seen = new Map<string, string>();
  return filesIn(root).map((file) => {
    const { value, refuse } = read(file, readFileSync(join(root, file), 'utf8'));
    refuse(faultsOf(value, directory));
    for (const key of [String(value.id), value.alias]) {
      const other = seen.get(key);
      if (other !== undefined) throw new Error(`Die Beiträge ${other} und ${file} haben beide „${key}“: ändere einen davon.`);
      seen.set(key, file);
    }
    const { id, alias, datetimePublication, ...body } = value;
    return { ...body, id: String(id), alias, publishedAt: Date.parse(datetimePublication) };
  });
}

function filesIn(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map((name) => `${folder}/${name}`),
  );
}

/** What the schema cannot say: that what a piece refers to exists, and that its parts fit together. */
function faultsOf(piece: Piece, { categories, authors, sources, podcasts, customers }: Directory): Fault[] {
  const faults: Fault[] = [];
  const known = (key: keyof Piece, value: string | undefined, options: readonly { readonly alias: string }[]): void => {
    if (value === undefined || options.some(({ alias }) => alias === value)) return;
    faults.push(faultAt([key], `„${value}“ steht nicht in directory.yaml.`, options.map(({ alias }) => alias).join(', ')));
  };
  known('category', piece.category, categories);
  known('author', piece.author === DESK ? undefined : piece.author, authors);
  known('source', piece.source, sources);
  known('podcast', piece.podcast?.series, podcasts);
  const address = categories.find(({ alias }) => alias === piece.category)?.address ?? '';
  if (!piece.alias.startsWith(`${address}/`)) {
    faults.push(faultAt(['alias'], 'Der Alias passt nicht zur Rubrik.', `${address}/…`));
  }
  if (piece.customer !== undefined && !customers.some(({ id }) => id === piece.customer)) {
    faults.push(faultAt(['customer'], `Den Werbekunden ${piece.customer} gibt es nicht.`, 'eine Kennung aus partners/customers.yaml'));
  }
  const marks = piece.contentItems.filter(({ type }) => type === 'crop-mark').length;
  if (marks !== (piece.premium === true ? 1 : 0)) {
    faults.push(
      faultAt(['contentItems'], 'Genau die Beiträge mit premium haben einen Baustein crop-mark.', 'einer je Beitrag mit premium'),
    );
  }
  if ((piece.contentType === 'PODCAST') !== (piece.podcast !== undefined)) {
    faults.push(faultAt(['podcast'], 'Genau die Beiträge mit contentType PODCAST nennen ihren Podcast.', 'podcast: { series, episode }'));
  }
  return faults;
}

function faultAt(path: readonly string[], message: string, expected: string): Fault {
  return { rule: 'wrong-reference', path, part: 'value', message, expected };
}
