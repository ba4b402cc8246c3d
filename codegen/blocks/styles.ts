import { formatted, type GeneratedFile } from '../output.ts';
import type { BlockFolder } from './read.ts';

/** The sheet that is part of the base, which every page loads. */
const BASE_SHEET = 'shell';
/** The blocks that an article's text is made of: many, and only pages with an article show them. */
const ARTICLE_SHEET = 'article-text';

/**
 * Name of the sheet that a page must load to show a block: that of the block's family. undefined when the block has no
 * styles of its own, or when they stand in the base sheet.
 */
export function sheetOf(block: BlockFolder): string | undefined {
  const name = fileOf(block);
  return name === BASE_SHEET ? undefined : name;
}

function fileOf({ family, vocabulary, hasStyles, hasForm }: BlockFolder): string | undefined {
  if (!hasStyles && !hasForm) return undefined;
  return vocabulary === 'article' && family === 'article' ? ARTICLE_SHEET : family;
}

/** The sheet of what blocks are on paper. */
export function printFile(folder: string, blocks: readonly BlockFolder[]): Promise<GeneratedFile> {
  const own = blocks.filter(({ hasPrint }) => hasPrint).map(({ family, type }) => `@import '../${family}/${type}/print.css';`);
  return formatted(`${folder}/print.css`, own.join('\n'));
}

/** One style sheet for each family. A family with a form brings the look of forms along. */
export async function styleFiles(folder: string, blocks: readonly BlockFolder[]): Promise<GeneratedFile[]> {
  const names = new Set([BASE_SHEET, ...blocks.flatMap((block) => fileOf(block) ?? [])]);
  return Promise.all(
    [...names].map((name) => {
      const members = blocks.filter((block) => fileOf(block) === name);
      const form = members.some(({ hasForm }) => hasForm) ? ["@import '../../kit/styles/form.css';"] : [];
      const own = members.filter(({ hasStyles }) => hasStyles).map(({ family, type }) => `@import '../../${family}/${type}/block.css';`);
      return formatted(`${folder}/styles/${name}.css`, [...form, ...own].join('\n'));
    }),
  );
}
