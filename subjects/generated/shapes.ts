/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { ArticleSubject } from '../article/subject.ts';
import type { AuthorSubject } from '../author/subject.ts';
import type { BrokerSubject } from '../broker/subject.ts';
import type { CategorySubject } from '../category/subject.ts';
import type { ComparisonSubject } from '../comparison/subject.ts';
import type { ContentSubject } from '../content/subject.ts';
import type { DerivativesSubject } from '../derivatives/subject.ts';
import type { GroupSubject } from '../group/subject.ts';
import type { IndexSubject } from '../index/subject.ts';
import type { InstrumentSubject } from '../instrument/subject.ts';
import type { IssuerSubject } from '../issuer/subject.ts';
import type { LetterSubject } from '../letter/subject.ts';
import type { PodcastSubject } from '../podcast/subject.ts';
import type { ProductSubject } from '../product/subject.ts';
import type { RankingSubject } from '../ranking/subject.ts';
import type { SearchSubject } from '../search/subject.ts';
import type { SystemSubject } from '../system/subject.ts';
import type { WatchlistSubject } from '../watchlist/subject.ts';

/** What a page can be about, by kind. */
export interface SubjectByKind {
  readonly article: ArticleSubject;
  readonly author: AuthorSubject;
  readonly broker: BrokerSubject;
  readonly category: CategorySubject;
  readonly comparison: ComparisonSubject;
  readonly content: ContentSubject;
  readonly derivatives: DerivativesSubject;
  readonly group: GroupSubject;
  readonly index: IndexSubject;
  readonly instrument: InstrumentSubject;
  readonly issuer: IssuerSubject;
  readonly letter: LetterSubject;
  readonly podcast: PodcastSubject;
  readonly product: ProductSubject;
  readonly ranking: RankingSubject;
  readonly search: SearchSubject;
  readonly system: SystemSubject;
  readonly watchlist: WatchlistSubject;
}
export type Subject = SubjectByKind[keyof SubjectByKind];
