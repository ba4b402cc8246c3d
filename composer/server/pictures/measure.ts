import { imageLibrary } from './library.ts';

/** Width and height in pixels. */
export interface Size {
  readonly width?: number;
  readonly height?: number;
}

/** Size of a picture as displayed; without width and height if it cannot be read. */
export async function measure(path: string): Promise<Size> {
  try {
    const { autoOrient } = await (await imageLibrary())(path).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return {};
  }
}
