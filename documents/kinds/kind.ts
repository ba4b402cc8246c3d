import type { PageDocument } from '../generated/types.ts';

type SubjectKind = NonNullable<PageDocument['subject']>['kind'];

/** Part of the configuration that consists of one document. */
export interface SingleKind<Value> {
  /** Replaces a missing or faulty document, so that the portal can still show its findings. */
  readonly absent: Value;
  /** Lists of the document whose entries have names, by their keys. */
  readonly lists: {
    readonly [Key in keyof Value as EntryOf<Value[Key]> extends never ? never : Key]?: EntryKind<KeyOf<EntryOf<Value[Key]>>>;
  };
}

/** Part of the configuration that consists of many documents, all in one folder. */
export interface ManyKind<Value> extends NamedKind<KeyOf<Value>> {
  /** Key that names a document; its file has the same name. */
  readonly key: KeyOf<Value>;
  /** Keys whose values are unique among the documents, including `key`. */
  readonly unique: Readonly<Partial<Record<KeyOf<Value>, UniqueKey>>>;
  /** Returns true if the content of a document, wherever it lies, is of this kind. */
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
  /** Keys whose values are unique in the list, each with its article as the object of a sentence: „Den Alias“. */
  readonly unique?: Readonly<Partial<Record<Key, string>>>;
}

interface NamedKind<Key extends string = string> {
  /** Names by which other documents refer to the thing. */
  readonly named?: NamedBy<Key>;
  /** Pages about the thing: the kind of their subject, and the keys by which their address may name it. */
  readonly pages?: { readonly subject: SubjectKind; readonly by: readonly Key[] };
}

export interface NamedBy<Key extends string = string> {
  /** Name of the reference in schemas (`x-reference`). */
  readonly reference: string;
  /** Keys that may name the thing, the usual one first. */
  readonly by: readonly Key[];
  /** Keys whose values people recognize. */
  readonly label?: readonly Key[];
  /** The thing with its article as the object of a sentence: „Den Werbekunden“. */
  readonly as: string;
}

/** Lists without the types of the documents, for loops over all kinds. */
export type AnyLists = Readonly<Record<string, EntryKind | undefined>>;
export interface AnyManyKind extends NamedKind {
  readonly key: string;
  readonly unique: Readonly<Record<string, UniqueKey | undefined>>;
  readonly looksLike: (value: Readonly<Record<string, unknown>>) => boolean;
}

type EntryOf<List> = NonNullable<List> extends readonly (infer Entry)[] ? (Entry extends object ? Entry : never) : never;
type KeyOf<Entry> = Entry extends unknown ? keyof Entry & string : never;
