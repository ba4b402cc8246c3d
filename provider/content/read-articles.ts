import { readContent as readPieces } from '#documents/reader/content.ts';
import { folderSource } from '#documents/reader/folder-source.ts';
import { placed } from '#documents/reader/references/placed.ts';
import type { ArticleBody, ArticleRecord } from './article.ts';
import { articleNames, CONTENT_ROOT } from './root.ts';

/** Returns a text that identifies the state of an article folder, to detect changes. */
export function contentState(root: string = CONTENT_ROOT): string {
  const files = folderSource(root)
    .list()
    .map(({ file, version }) => `${file} ${version}`);
  return [articleNames()?.state ?? '', ...files].join('\n');
}

type StoredArticle = ArticleBody & { readonly id: number; readonly alias: string; readonly datetimePublication: string };

/**
 * Reads the content of a folder: articles, podcast episodes and videos. Documents with an error are left out, and their errors are
 * reported.
 * @param tell called with one line for each finding, with file, line and column
 * @param names the text of article-blocks.yaml, with the names that articles may use for their contents
 */
export function readArticles(
  root: string = CONTENT_ROOT,
  tell: (line: string) => void = () => undefined,
  names: string | undefined = articleNames()?.text,
): ArticleRecord[] {
  const { articles, findings } = readPieces(folderSource(root), names);
  for (const { file, line, column, message, suggestion, severity } of findings) {
    const consequence = severity === 'error' ? 'Beitrag ausgelassen' : 'Hinweis';
    tell(`${consequence}: ${file}:${line}:${column} ${message}${suggestion === undefined ? '' : ` Meintest du „${suggestion}“?`}`);
  }
  return articles.map((article) => {
    const { id, alias, datetimePublication, ...body } = placed<StoredArticle>(article).value;
    return { ...body, id: String(id), alias, publishedAt: Date.parse(datetimePublication) };
  });
}
