import type { Rankings } from '#documents/generated/types.ts';
import { ownParameter, named, type Instances } from '#documents/reader/references/instances.ts';

/** Rankings of rankings.yaml: top lists and types. If the address names the type, the lists of all types. */
export const instances: Instances<'ranking'> = {
  all: ({ of, parameter, itemParameter }, { rankings }) =>
    rankings === undefined
      ? undefined
      : shelvesOf(rankings, of).flatMap(({ alias, items }) =>
          itemParameter === undefined
            ? [{ values: { [parameter]: alias } }]
            : (items ?? []).map((item) => ({ values: { [parameter]: alias, [itemParameter]: item.alias } })),
        ),
  missing({ subject: { of, parameter, itemParameter }, params }, { rankings }) {
    if (rankings === undefined) return undefined;
    const alias = named(params, parameter);
    const found = shelvesOf(rankings, of).find((each) => each.alias === alias);
    if (found === undefined) return `Die Rangliste „${alias}“ gibt es in rankings.yaml nicht.`;
    const item = itemParameter === undefined ? undefined : ownParameter(params, itemParameter);
    const hasItem = item === undefined || found.items?.some((each) => each.alias === item) === true;
    return hasItem ? undefined : `„${found.title}“ hat keine Liste „${String(item)}“.`;
  },
  isSure: () => true,
};

interface Shelf {
  readonly alias: string;
  readonly title: string;
  readonly items?: readonly { readonly alias: string }[];
}

function shelvesOf(rankings: Rankings, of: 'topLists' | 'bestEtfs'): readonly Shelf[] {
  return rankings[of];
}
