/** How a parameter, or a property of a form, is written; what is left out is the default of its place. */
export interface Writing {
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  readonly media?: string;
}

/** The styles that there are; a document may name others, which say nothing. */
const STYLES = new Set(['simple', 'label', 'matrix', 'form', 'spaceDelimited', 'pipeDelimited', 'deepObject']);

/** Reads `style`, `explode` and `allowReserved` of a parameter or an encoding; with a media type, that goes first. */
export function writingOf({ style, explode, allowReserved }: Record<string, unknown>, media: string | undefined): Writing {
  return {
    ...(typeof style === 'string' && STYLES.has(style) ? { style } : {}),
    ...(typeof explode === 'boolean' ? { explode } : {}),
    ...(allowReserved === true ? { allowReserved } : {}),
    ...(media === undefined ? {} : { media }),
  };
}
