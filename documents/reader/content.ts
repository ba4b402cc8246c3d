import { assemble } from './assemble.ts';
import type { ConfigSource } from './config-source.ts';
import { withContent } from './content-source.ts';
import type { Finding } from './finding.ts';
import { CONTENT_FOLDER, SINGLE_CONTENT, type SingleContentKind } from './kinds.ts';
import { readDocument } from './read-document.ts';
import type { Source } from './source.ts';

const ARTICLE_BLOCKS = 'article-blocks.yaml';

/** Content that can be served, and the findings of the rest. */
export interface ReadContent {
  /** Articles without any error: their schema has accepted the values, and everything that they refer to exists. */
  readonly articles: readonly Source[];
  /** Single documents, each without any error. */
  readonly singles: Readonly<Partial<Record<SingleContentKind, Source>>>;
  readonly findings: readonly Finding[];
}

/**
 * Reads articles and the documents that they refer to, without the configuration of a portal: links to its pages are not checked. Names of
 * files are relative to `content/`. A fault in an article excludes that article only.
 * @param articleBlocks the text of article-blocks.yaml, by whose names articles may call their contents
 */
export function readContent(content: ConfigSource, articleBlocks?: string): ReadContent {
  const names = articleBlocks === undefined ? [] : [{ file: ARTICLE_BLOCKS, version: '' }];
  const source = withContent({ list: () => names, read: () => articleBlocks }, content);
  const files = source.list().map(({ file }) => ({ file, document: readDocument(file, source.read(file) ?? '') }));
  const findings = assemble(files).findings.filter(({ file }) => file.startsWith(CONTENT_FOLDER));
  const faulty = new Set(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const good = files.flatMap(({ file, document }) => (document === undefined || faulty.has(file) ? [] : [document]));
  const ofKind = (kind: SingleContentKind): Source | undefined => good.find((document) => document.kind === kind)?.source;
  return {
    articles: good.flatMap(({ kind, source: article }) => (kind === 'article' ? [article] : [])),
    singles: Object.fromEntries(Object.values(SINGLE_CONTENT).map((kind) => [kind, ofKind(kind)])),
    findings,
  };
}
