import { eachNamed, named, type Instances } from '#documents/reader/references/instances.ts';

/** Categories of the editors' directory. An address may also name a source of articles. */
export const instances: Instances<'category'> = {
  all: ({ parameter }, { content }) =>
    parameter === undefined
      ? undefined
      : eachNamed(
          parameter,
          content?.categories?.map(({ alias }) => alias),
        ),
  missing({ subject: { parameter }, params }, { content }) {
    const { categories, sources } = content ?? {};
    if (parameter === undefined || categories === undefined || sources === undefined) return undefined;
    const asked = named(params, parameter);
    const isKnown = categories.some(({ alias }) => alias === asked) || sources.includes(asked);
    return isKnown ? undefined : `Es gibt keine Rubrik „${asked}“.`;
  },
  isSure: ({ content }) => content !== undefined,
};
