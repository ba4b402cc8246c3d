import { readContent as readPieces } from '#config/reader/content.ts';
import { folderSource } from '#config/reader/folder-source.ts';
import type { ArticleBody, ArticleRecord } from './article.ts';
import { CONTENT_ROOT } from './root.ts';

/** What tells one state of a folder of pieces from another. */
export function contentState(root: string = CONTENT_ROOT): string {
  return folderSource(root)
    .list()
    .map(({ file, version }) => `${file} ${version}`)
    .join('\n');
}

type Piece = ArticleBody & { readonly id: number; readonly alias: string; readonly datetimePublication: string };

/**
 * Reads the pieces of a folder: articles, podcast episodes and videos. One with an error is left out, and its errors are told.
 * @param tell takes one line for each finding, with file, line and column
 */
export function readArticles(root: string = CONTENT_ROOT, tell: (line: string) => void = () => undefined): ArticleRecord[] {
  const { pieces, findings } = readPieces(folderSource(root));
  for (const { file, line, column, message, suggestion, severity } of findings) {
    const consequence = severity === 'error' ? 'Beitrag ausgelassen' : 'Hinweis';
    tell(`${consequence}: ${file}:${line}:${column} ${message}${suggestion === undefined ? '' : ` Meintest du „${suggestion}“?`}`);
  }
  return pieces.map(({ value }) => {
    // The schema of pieces has accepted it.
    const { id, alias, datetimePublication, ...body } = value as Piece;
    return { ...body, id: String(id), alias, publishedAt: Date.parse(datetimePublication) };
  });
}
