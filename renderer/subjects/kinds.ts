import { article } from './article.ts';
import { author } from './author.ts';
import { broker } from './broker.ts';
import { category } from './category.ts';
import { comparison } from './comparison.ts';
import { content } from './content.ts';
import { derivatives } from './derivatives.ts';
import { group } from './group.ts';
import { index } from './index.ts';
import { instrument } from './instrument.ts';
import { issuer } from './issuer.ts';
import { letter } from './letter.ts';
import { podcast } from './podcast.ts';
import { product } from './product.ts';
import { ranking } from './ranking.ts';
import { search } from './search.ts';
import { system } from './system.ts';
import type { AnySubjectModule, SubjectKind, SubjectModule } from './subject-module.ts';

/** Every kind of subject; the compiler holds the list to the schemas in `config/schemas/subjects`. */
const modules = {
  article,
  author,
  broker,
  category,
  comparison,
  content,
  derivatives,
  group,
  index,
  instrument,
  issuer,
  letter,
  podcast,
  product,
  ranking,
  search,
  system,
} satisfies {
  readonly [Kind in SubjectKind]: SubjectModule<Kind>;
};

/** The module of each kind, for whoever does not care which. */
export const subjectKinds: Readonly<Record<SubjectKind, AnySubjectModule>> = modules;
