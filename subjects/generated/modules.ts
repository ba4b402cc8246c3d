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
import type { AnySubjectModule } from '../kit/any-subject.ts';
import type { SubjectKind } from '#config/reader/references/instances.ts';
import type { SubjectModule } from '../kit/subject-module.ts';
import type { SubjectByKind } from './shapes.ts';

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
} satisfies { readonly [Kind in SubjectKind]: SubjectModule<SubjectByKind[Kind]> };

/** The module of each kind, for whoever does not care which. */
export const subjectModules: Readonly<Record<SubjectKind, AnySubjectModule>> = modules;
