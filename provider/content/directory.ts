export interface Category {
  readonly id: number;
  readonly alias: string;
  /** Alias of the parent category; calls for the parent include these articles. */
  readonly parent?: string;
  readonly name: string;
  /** Title and heading of its page; default: the name. */
  readonly title?: string;
  readonly headline?: string;
  /** Name of a single article of the category, such as `Kolumne`. */
  readonly subType: string;
  /** Address of its pages without the leading slash. */
  readonly address: string;
  readonly noIndex: boolean;
  readonly displayAds: boolean;
  readonly adLabelStyle?: 'WITH_NAME' | 'WITH_LOGO';
  readonly description: string;
}

export interface Author {
  readonly id: number;
  readonly alias: string;
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly vita: string;
  /** Position of the person in the company, such as `Leiterin Analysen`. */
  readonly position?: string;
  /** Topics of the person, the most important first. */
  readonly topics?: readonly string[];
  /** Disclosure of conflicts of interest, for readers. */
  readonly disclosure?: string;
  /** Square picture of the person. */
  readonly cloudinaryId?: string;
}

export interface ContentSource {
  readonly alias: string;
  readonly name: string;
  readonly isAgency: boolean;
  /** Square logo, for articles without an author. */
  readonly cloudinaryId?: string;
}

export interface PodcastSeries {
  readonly alias: string;
  readonly title: string;
  readonly teaser: string;
  readonly description: string;
  readonly authors: readonly string[];
  readonly cloudinaryId?: string;
  /** Picture of its page; default: `cloudinaryId`. */
  readonly heroImageId?: string;
  /** Width of the picture on its page, in pixels. */
  readonly heroImageWidth?: number;
  /** Streams of its episodes. */
  readonly contentStreamIds: readonly number[];
  /** Id of the category of its episodes. */
  readonly idCategoryFormat?: number;
  /** Third level of its page in analytics. */
  readonly contentLevel3: string;
  readonly playerPosition: 'HEAD' | 'ABOVE_EPISODES' | 'BELOW_EPISODES';
  readonly services?: readonly { readonly name: string; readonly url: string }[];
}

export interface Customer {
  readonly id: number;
  readonly shortName: string;
  readonly longName: string;
  readonly photoId?: string;
  readonly idIssuer?: number;
  readonly page: string;
}

/** Directory that articles refer to: authors, categories, sources, podcasts and paying customers. */
export interface Directory {
  readonly categories: readonly Category[];
  readonly authors: readonly Author[];
  readonly sources: readonly ContentSource[];
  readonly podcasts: readonly PodcastSeries[];
  readonly customers: readonly Customer[];
}

/** Cache per directory: category to itself and the categories below it. */
const within = new WeakMap<Directory, Map<string, ReadonlySet<string>>>();

/** Returns true if a category is the other one or below it. */
export function isWithin(directory: Directory, category: string, other: string): boolean {
  const known = within.get(directory) ?? new Map<string, ReadonlySet<string>>();
  within.set(directory, known);
  const below = known.get(other) ?? belowOf(directory, other);
  known.set(other, below);
  return below.has(category);
}

function belowOf({ categories }: Directory, category: string): ReadonlySet<string> {
  const found = new Set(categories.some(({ alias }) => alias === category) ? [category] : []);
  // A Set iterates over entries that are added during iteration, and ignores duplicates.
  for (const above of found) for (const { alias, parent } of categories) if (parent === above) found.add(alias);
  return found;
}

/** Returns the name for an author's alias, such as `Dr. Jule Brandis`; the name of the agency is unchanged. */
export function authorName({ authors }: Directory, author: string): string {
  const found = authors.find(({ alias }) => alias === author);
  if (found === undefined) return author;
  return [found.title, found.firstName, found.lastName].filter((part) => part !== undefined).join(' ');
}
