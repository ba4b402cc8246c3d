/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import { instances as article } from '../article/instances.ts';
import { instances as author } from '../author/instances.ts';
import { instances as broker } from '../broker/instances.ts';
import { instances as category } from '../category/instances.ts';
import { instances as comparison } from '../comparison/instances.ts';
import { instances as content } from '../content/instances.ts';
import { instances as derivatives } from '../derivatives/instances.ts';
import { instances as group } from '../group/instances.ts';
import { instances as index } from '../index/instances.ts';
import { instances as instrument } from '../instrument/instances.ts';
import { instances as issuer } from '../issuer/instances.ts';
import { instances as letter } from '../letter/instances.ts';
import { instances as podcast } from '../podcast/instances.ts';
import { instances as product } from '../product/instances.ts';
import { instances as ranking } from '../ranking/instances.ts';
import { instances as search } from '../search/instances.ts';
import { instances as system } from '../system/instances.ts';
import { instances as watchlist } from '../watchlist/instances.ts';
import type { AnyInstances, Instances, SubjectKind } from '#documents/reader/references/instances.ts';

const instances = {
  article: article,
  author: author,
  broker: broker,
  category: category,
  comparison: comparison,
  content: content,
  derivatives: derivatives,
  group: group,
  index: index,
  instrument: instrument,
  issuer: issuer,
  letter: letter,
  podcast: podcast,
  product: product,
  ranking: ranking,
  search: search,
  system: system,
  watchlist: watchlist,
} satisfies { readonly [Kind in SubjectKind]: Instances<Kind> };

/** Which subjects of each kind there are, for whoever does not care which kind. */
export const subjectInstances: Readonly<Record<SubjectKind, AnyInstances>> = instances;
