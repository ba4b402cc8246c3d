import { ownParameter, type Instances, type KnownDocuments } from '#documents/reader/references/instances.ts';

/** The articles of the editors. The alias of one is its address without the first slash; a second address may hold the whole alias, or the end of it. */
export const instances: Instances<'article'> = {
  all: () => undefined,
  addresses: ({ content }) => content?.articles.map(({ value }) => `/${value.alias}`) ?? [],
  missing({ subject: { parameter, prefix, isSecondAddress }, params }, { content }) {
    const asked = [ownParameter(params, parameter) ?? []].flat().join('/');
    const alias = prefix === undefined ? asked : `${prefix}/${asked}`;
    if (content === undefined || !content.allArticlesKnown || content.categories === undefined) return undefined;
    const aliases = isSecondAddress === true ? [alias, asked] : [alias];
    const isMissing = aliases.every(
      (each) => content.articles.every(({ value }) => value.alias !== each) && isFilledByEditors(each, content),
    );
    return isMissing ? `Es gibt keinen Artikel „${alias}“.` : undefined;
  },
  isSure: ({ content }) => content !== undefined,
};

/** Categories without articles of the editors are filled by others, an agency for example: what they hold nobody knows here. */
function isFilledByEditors(alias: string, { categories = [], articles }: NonNullable<KnownDocuments['content']>): boolean {
  const address = categories
    .map((category) => category.address)
    .filter((start) => alias.startsWith(`${start}/`))
    // The nearest: a category may stand below another.
    .toSorted((a, b) => b.length - a.length)[0];
  return address === undefined || articles.some(({ value }) => value.alias.startsWith(`${address}/`));
}
