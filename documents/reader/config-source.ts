/** Document of the configuration and the stamp of its version. */
export interface DocumentVersion {
  /** Path with slashes that names it, such as `pages/aktien/snapshot.yaml`. */
  readonly file: string;
  readonly version: string;
}

/** Source of documents: a folder, or anything else that lists them and returns their texts. */
export interface ConfigSource {
  /** Returns all documents by name. Throws when they cannot be listed. */
  list(): readonly DocumentVersion[];
  /** Returns the text of a document; undefined if it has been removed meanwhile. */
  read(file: string): string | undefined;
}
