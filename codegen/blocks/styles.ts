import { formatted, type GeneratedFile } from '../output.ts';
import type { BlockFolder } from './read.ts';

/** Style sheet that is part of the base, which every page loads. */
const BASE_SHEET = 'shell';
/** Style sheet of the blocks that make up the text of articles: they are many, and only pages with an article show them. */
const ARTICLE_SHEET = 'article-text';

/**
 * Name of the style sheet that a page must load to show a block, which is that of the block's family. Undefined if the block has no styles,
 * or if they are part of the base sheet.
 */
export function sheetOf(block: BlockFolder): string | undefined {
  const name = fileOf(block);
  return name === BASE_SHEET ? undefined : name;
}

function fileOf({ family, vocabulary, hasStyles, hasForm }: BlockFolder): string | undefined {
  if (!hasStyles && !hasForm) return undefined;
  return vocabulary === 'article' && family === 'article' ? ARTICLE_SHEET : family;
}

/** Generates the print style sheet of all blocks. */
export function printFile(folder: string, blocks: readonly BlockFolder[]): Promise<GeneratedFile> {
  const own = blocks.filter(({ hasPrint }) => hasPrint).map(({ family, type }) => `@import '../${family}/${type}/print.css';`);
  return formatted(`${folder}/print.css`, own.join('\n'));
}

/** Generates one style sheet per family. The sheet of a family with a form includes the styles of forms. */
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
