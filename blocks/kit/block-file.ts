import type { Call } from '#client/call.ts';

/** Data that the file of a block is written from. */
export interface FileInput<Props> {
  readonly props: Props;
  /** Path of the page that the block stands on. */
  readonly path: string;
  /** Title of that page, its address where it has none. */
  readonly title: string;
  /** Part of the file's address behind that of its page: `zahlen` in `/news/finanzkalender/zahlen.ics`. */
  readonly part: string | undefined;
  /** ISO 8601. */
  readonly now: string;
  /** Address and name of the portal. */
  readonly origin: string;
  readonly site: string;
  readonly call: Call;
}

/** A file beside a page, the same for everyone. */
export interface BlockFile<Props> {
  /** Its media type. */
  readonly type: string;
  /** Says which files a block brings: by default the one without a part. */
  has?(props: Props, part: string | undefined): boolean;
  /** Rejects with ApiError when the provider does not answer. */
  write(input: FileInput<Props>): Promise<string>;
}

/** Files that a block brings to the page it stands on (`files.ts`), by the ending of their address. */
export type BlockFiles<Props> = Readonly<Record<string, BlockFile<Props>>>;
