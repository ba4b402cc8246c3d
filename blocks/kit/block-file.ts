import type { Call } from '#client/call.ts';

/** Input of a block's file. */
export interface FileInput<Props> {
  readonly props: Props;
  /** Path of the block's page. */
  readonly path: string;
  /** Title of that page, or its path if it has none. */
  readonly title: string;
  /** Part of the file's address below its page: `zahlen` in `/news/finanzkalender/zahlen.ics`. */
  readonly part: string | undefined;
  /** Instant of writing, ISO 8601. */
  readonly now: string;
  /** Origin and name of the portal. */
  readonly origin: string;
  readonly site: string;
  readonly call: Call;
}

/** File beside a page, the same for everyone. */
export interface BlockFile<Props> {
  /** Media type, with its character set. */
  readonly type: string;
  /** Returns true if the block has a file for this part. By default it has only the one without a part. */
  has?(props: Props, part: string | undefined): boolean;
  /**
   * Writes the file's content.
   * @throws ApiError if the provider does not answer
   */
  write(input: FileInput<Props>): Promise<string>;
}

/** Files of a block on its page (`files.ts`), by file extension. */
export type BlockFiles<Props> = Readonly<Record<string, BlockFile<Props>>>;
