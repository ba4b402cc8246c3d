import type { Folders } from '../files.ts';
import type { PreviewRequest } from './renderer.ts';

export type ToRenderProcess =
  | { readonly kind: 'begin'; readonly folders: Folders; readonly secret: string; readonly megabytes: number }
  | { readonly kind: 'published' };

export interface FromRenderProcess {
  readonly kind: 'ready';
  readonly port: number;
  /** Resident memory before the first preview, in bytes. */
  readonly bytes: number;
}

/** Body of a request for a preview. */
export interface SentPreviewRequest extends Omit<PreviewRequest, 'who' | 'overlay'> {
  readonly overlay: readonly (readonly [file: string, text: string | null])[];
}

/** Header with the secret that the site and the render process share. */
export const SECRET = 'x-parkett-rendering';
/** Response header: resident memory of the process in bytes. */
export const MEMORY = 'x-parkett-memory';
