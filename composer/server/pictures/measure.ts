import { imageLibrary } from './library.ts';

/** Width and height in pixels. */
export interface Size {
  readonly width?: number;
  readonly height?: number;
}

/** The size of a picture as it is shown; none of what can't be read. */
export async function measure(path: string): Promise<Size> {
  try {
    const { autoOrient } = await (await imageLibrary())(path).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return {};
  }
}
