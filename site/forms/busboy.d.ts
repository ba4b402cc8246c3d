/** Form parser that Next bundles (busboy 1.6.0). Declares only the used parts. */
declare module 'next/dist/compiled/busboy/index.js' {
  import type { IncomingHttpHeaders } from 'node:http';
  import type { Readable, Writable } from 'node:stream';

  interface Limits {
    /** Maximum size of a field in bytes. */
    readonly fieldSize: number;
    readonly fields: number;
    /** Maximum size of a file in bytes. */
    readonly fileSize: number;
    readonly files: number;
    readonly parts: number;
    readonly headerPairs: number;
  }

  interface Busboy extends Writable {
    on(event: 'field', listener: (name: string, value: string, info: { readonly valueTruncated: boolean }) => void): this;
    on(
      event: 'file',
      listener: (name: string, stream: Readable & { readonly truncated?: boolean }, info: { readonly filename?: string }) => void,
    ): this;
    on(event: 'partsLimit' | 'fieldsLimit' | 'filesLimit' | 'close' | 'drain', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
  }

  export default function busboy(options: {
    readonly headers: IncomingHttpHeaders;
    readonly limits: Limits;
    readonly defParamCharset: 'utf8';
  }): Busboy;
}
