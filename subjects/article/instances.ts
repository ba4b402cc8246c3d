import { ownParameter, type Instances, type KnownDocuments } from '#documents/reader/references/instances.ts';

/** Articles of the editors. The alias is the address without its first slash; a second address may contain the whole alias or its end. */
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

/** Returns false for categories without editorial articles. Others fill these, such as an agency, so their content is unknown here. */
function isFilledByEditors(alias: string, { categories = [], articles }: NonNullable<KnownDocuments['content']>): boolean {
  const address = categories
    .map((category) => category.address)
    .filter((start) => alias.startsWith(`${start}/`))
    // The innermost category comes first, because categories may be nested.
    .toSorted((a, b) => b.length - a.length)[0];
  return address === undefined || articles.some(({ value }) => value.alias.startsWith(`${address}/`));
}
