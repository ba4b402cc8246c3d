import type { Config } from '#documents/reader/config.ts';

/** Type of the article block that shows a kind of content, such as `NewsParagraph` → `paragraph`. */
export function articleBlockOf(itemType: string, { articleBlocks }: Pick<Config, 'articleBlocks'>): string | undefined {
  return articleBlocks.blocks.find(({ type, items }) => type === itemType || items.includes(itemType))?.type;
}
