import type { PageDocument } from '../generated/types.ts';

type SubjectKind = NonNullable<PageDocument['subject']>['kind'];

/** A part of the configuration that there is one document of. */
export interface SingleKind<Value> {
  /** Stands in for a document that is missing or faulty, so that the portal can still show its findings. */
  readonly absent: Value;
  /** Its lists whose entries have names, by their keys. */
  readonly lists: {
    readonly [Key in keyof Value as EntryOf<Value[Key]> extends never ? never : Key]?: EntryKind<KeyOf<EntryOf<Value[Key]>>>;
  };
}

/** A part of the configuration of which there are many documents, all in one folder. */
export interface ManyKind<Value> extends NamedKind<KeyOf<Value>> {
  /** Key by which a document is known; its file is named like it. */
  readonly key: KeyOf<Value>;
  /** Keys whose values no other document may have, the one above among them. */
  readonly unique: Readonly<Partial<Record<KeyOf<Value>, UniqueKey>>>;
  /** Tells from its content that a document is of this kind, wherever it lies. */
  readonly looksLike: (value: Readonly<Record<string, unknown>>) => boolean;
}

export interface UniqueKey {
  /** The key with its article as the object of a sentence: „Den Alias“. */
  readonly as: string;
  /** Expected value: „ein Alias, den keine andere Microsite hat“. */
  readonly expected: string;
}

/** Declaration of the entries of a list. */
export interface EntryKind<Key extends string = string> extends NamedKind<Key> {
  /** Keys whose values stand there once, each with its article as the object of a sentence: „Den Alias“. */
  readonly unique?: Readonly<Partial<Record<Key, string>>>;
}

/** Where things with a name are referred to. */
interface NamedKind<Key extends string = string> {
  /** How other documents name one. */
  readonly named?: NamedBy<Key>;
  /** Pages about one: the kind of their subject, and the keys that their address may name it by. */
  readonly pages?: { readonly subject: SubjectKind; readonly by: readonly Key[] };
}

export interface NamedBy<Key extends string = string> {
  /** Name of the reference in schemas (`x-reference`). */
  readonly reference: string;
  /** The keys that may be named, the usual one first. */
  readonly by: readonly Key[];
  /** Keys that say to people who it is. */
  readonly label?: readonly Key[];
  /** One of them with its article as the object of a sentence: „Den Werbekunden“. */
  readonly as: string;
}

/** The same without the types of the documents, for loops over all kinds. */
export type AnyLists = Readonly<Record<string, EntryKind | undefined>>;
export interface AnyManyKind extends NamedKind {
  readonly key: string;
  readonly unique: Readonly<Record<string, UniqueKey | undefined>>;
  readonly looksLike: (value: Readonly<Record<string, unknown>>) => boolean;
}

type EntryOf<List> = NonNullable<List> extends readonly (infer Entry)[] ? (Entry extends object ? Entry : never) : never;
type KeyOf<Entry> = Entry extends unknown ? keyof Entry & string : never;
