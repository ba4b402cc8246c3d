import { eachNamed, named, type Instances } from '#documents/reader/references/instances.ts';

/** Podcasts of the editors' directory. */
export const instances: Instances<'podcast'> = {
  all: ({ parameter }, { content }) => eachNamed(parameter, content?.podcasts),
  missing({ subject: { parameter }, params }, { content }) {
    const asked = named(params, parameter);
    return content?.podcasts?.includes(asked) === false ? `Es gibt keinen Podcast „${asked}“.` : undefined;
  },
  isSure: ({ content }) => content !== undefined,
};
