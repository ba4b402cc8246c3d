/** Serialization of a parameter or form property. Omitted fields have the default of their location. */
export interface Writing {
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  readonly media?: string;
}

/** Valid styles. A document may contain others, which are ignored. */
const STYLES = new Set(['simple', 'label', 'matrix', 'form', 'spaceDelimited', 'pipeDelimited', 'deepObject']);

/** Reads `style`, `explode` and `allowReserved` of a parameter or encoding. A media type takes precedence. */
export function writingOf({ style, explode, allowReserved }: Record<string, unknown>, media: string | undefined): Writing {
  return {
    ...(typeof style === 'string' && STYLES.has(style) ? { style } : {}),
    ...(typeof explode === 'boolean' ? { explode } : {}),
    ...(allowReserved === true ? { allowReserved } : {}),
    ...(media === undefined ? {} : { media }),
  };
}
