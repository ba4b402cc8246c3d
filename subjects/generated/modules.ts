/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import { article } from '../article/subject.ts';
import { author } from '../author/subject.ts';
import { broker } from '../broker/subject.ts';
import { category } from '../category/subject.ts';
import { comparison } from '../comparison/subject.ts';
import { content } from '../content/subject.ts';
import { derivatives } from '../derivatives/subject.ts';
import { group } from '../group/subject.ts';
import { index } from '../index/subject.ts';
import { instrument } from '../instrument/subject.ts';
import { issuer } from '../issuer/subject.ts';
import { letter } from '../letter/subject.ts';
import { podcast } from '../podcast/subject.ts';
import { product } from '../product/subject.ts';
import { ranking } from '../ranking/subject.ts';
import { search } from '../search/subject.ts';
import { system } from '../system/subject.ts';
import { watchlist } from '../watchlist/subject.ts';
import type { AnySubjectModule } from '../kit/any-subject.ts';
import type { SubjectKind } from '#documents/reader/references/instances.ts';
import type { PrivateSubjectModule, SubjectModule } from '../kit/subject-module.ts';
import type { SubjectByKind } from './shapes.ts';

/** What the schema of each kind asks for: one for everyone, or one that belongs to somebody. */
interface Modules extends Record<SubjectKind, AnySubjectModule> {
  readonly article: SubjectModule<SubjectByKind['article']>;
  readonly author: SubjectModule<SubjectByKind['author']>;
  readonly broker: SubjectModule<SubjectByKind['broker']>;
  readonly category: SubjectModule<SubjectByKind['category']>;
  readonly comparison: SubjectModule<SubjectByKind['comparison']>;
  readonly content: SubjectModule<SubjectByKind['content']>;
  readonly derivatives: SubjectModule<SubjectByKind['derivatives']>;
  readonly group: SubjectModule<SubjectByKind['group']>;
  readonly index: SubjectModule<SubjectByKind['index']>;
  readonly instrument: SubjectModule<SubjectByKind['instrument']>;
  readonly issuer: SubjectModule<SubjectByKind['issuer']>;
  readonly letter: SubjectModule<SubjectByKind['letter']>;
  readonly podcast: SubjectModule<SubjectByKind['podcast']>;
  readonly product: SubjectModule<SubjectByKind['product']>;
  readonly ranking: SubjectModule<SubjectByKind['ranking']>;
  readonly search: SubjectModule<SubjectByKind['search']>;
  readonly system: SubjectModule<SubjectByKind['system']>;
  readonly watchlist: PrivateSubjectModule<SubjectByKind['watchlist']>;
}

const modules = {
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
} satisfies Modules;

/** The module of each kind, for whoever does not care which. */
export const subjectModules: Readonly<Record<SubjectKind, AnySubjectModule>> = modules;
