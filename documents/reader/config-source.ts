/** A document of the configuration and what tells a new version of it from the old one. */
export interface DocumentVersion {
  /** Its name: a path with slashes, such as `pages/aktien/snapshot.yaml`. */
  readonly file: string;
  readonly version: string;
}

/** Where documents come from: a folder, or whatever else lists them and gives their texts. */
export interface ConfigSource {
  /** All documents, by name. Throws when they cannot be listed. */
  list(): readonly DocumentVersion[];
  /** Text of a document; undefined when it went away in the meantime. */
  read(file: string): string | undefined;
}
