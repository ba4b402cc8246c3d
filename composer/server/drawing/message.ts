import type { Folders } from '../files.ts';
import type { Order } from './drawer.ts';

export type ToDrawing =
  | { readonly kind: 'begin'; readonly folders: Folders; readonly secret: string; readonly megabytes: number }
  | { readonly kind: 'published' };

export interface FromDrawing {
  readonly kind: 'ready';
  readonly port: number;
  /** Bytes of resident memory before the first preview. */
  readonly bytes: number;
}

/** Body of a request for a preview. */
export interface SentOrder extends Omit<Order, 'who' | 'overlay'> {
  readonly overlay: readonly (readonly [file: string, text: string | null])[];
}

/** Header with the secret that the site's process shares with the one that draws. */
export const SECRET = 'x-parkett-drawing';
/** Header of an answer: bytes of resident memory after it. */
export const MEMORY = 'x-parkett-memory';
