import { eachNamed, named, type Instances } from '#documents/reader/references/instances.ts';

/** Authors of the editors' directory. */
export const instances: Instances<'author'> = {
  all: ({ parameter }, { content }) => eachNamed(parameter, content?.authors),
  missing({ subject: { parameter }, params }, { content }) {
    const asked = named(params, parameter);
    return content?.authors?.includes(asked) === false ? `Es gibt niemanden mit dem Alias „${asked}“.` : undefined;
  },
  isSure: ({ content }) => content !== undefined,
};
