import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { ImageResponse } from 'next/og.js';
import { OG_IMAGE } from '#domain/constants.ts';
import type { PictureFacts } from './facts.ts';
import { drawingTree, instrumentTree, portalTree } from './tree.ts';

/** Picture to draw: an instrument, or a drawing of the portal (SVG as a data address) with or without its name over it. */
export type PictureOrder =
  | { readonly kind: 'instrument'; readonly facts: PictureFacts }
  | { readonly kind: 'drawing'; readonly picture: string }
  | { readonly kind: 'portal'; readonly picture: string; readonly name: string; readonly claim: string };

/** Order with its number, which the answer repeats. */
export interface Numbered {
  readonly id: number;
  readonly order: PictureOrder;
}

export type Done = { readonly id: number; readonly png: Uint8Array } | { readonly id: number; readonly fault: string };

// Prevents the library from fetching fonts for missing characters from the network.
globalThis.fetch = () => Promise.reject(new Error('Pictures are drawn from what is here.'));

const require = createRequire(import.meta.url);
const fonts = (['latin', 'latin-ext'] as const).flatMap((letters) =>
  ([400, 600] as const).map((weight) => ({
    name: 'Inter',
    weight,
    style: 'normal' as const,
    data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff`)),
  })),
);

/** Draws one picture as PNG. */
async function draw(order: PictureOrder): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new ImageResponse(treeOf(order), { ...OG_IMAGE, fonts }).arrayBuffer());
}

function treeOf(order: PictureOrder) {
  switch (order.kind) {
    case 'instrument':
      return instrumentTree(order.facts);
    case 'drawing':
      return drawingTree(order.picture);
    case 'portal':
      return portalTree(order.picture, order);
  }
}

parentPort?.on('message', ({ id, order }: Numbered) => {
  draw(order).then(
    (png) => parentPort?.postMessage({ id, png } satisfies Done, [png.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, fault: String(error) } satisfies Done),
  );
});
