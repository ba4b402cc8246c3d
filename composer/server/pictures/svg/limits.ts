/** Limits of a drawing. Each is far above what drawing programs write, and low enough for everything that processes the drawing later. */
export const LIMITS = {
  /** Size of the file in bytes. */
  bytes: 1_000_000,
  /** Number of elements, comments and processing instructions. */
  parts: 20_000,
  depth: 64,
  /** Number of attributes of one element: looking one up takes time proportional to it. */
  attributes: 200,
  /** Length of an attribute in characters, except for outlines (`d`, `points`) and links, which may fill the file. */
  attribute: 10_000,
  /** Length of a continuous text in characters. The image library needs time with its square: 0.2 s for 1,000, 14 s for 10,000. */
  text: 500,
  /** Sum of the squares of these lengths: about two seconds of the image library. */
  textWork: 10_000_000,
  /** Length of all style sheets in characters. */
  style: 100_000,
  /** Selectors of the style sheets times elements, since each is compared with each. 36 million took 8 s. */
  styleWork: 5_000_000,
  /** Number of rendered elements if each `use`, pattern, mask … counts as its target. 100,000 took 0.7 s. */
  rendered: 100_000,
} as const;

const count = new Intl.NumberFormat('de-DE');

/** Message for each limit, for editors who draw and do not know SVG. */
export const TOO_MUCH = {
  bytes: 'Eine Zeichnung (SVG) darf höchstens 1 MB haben.',
  parts: `Diese Zeichnung hat mehr als ${count.format(LIMITS.parts)} Teile. Vereinfache sie in deinem Zeichenprogramm.`,
  depth: `In dieser Zeichnung stecken mehr als ${LIMITS.depth} Gruppen ineinander. Löse Gruppen in deinem Zeichenprogramm auf.`,
  attributes: `Ein Teil dieser Zeichnung hat mehr als ${LIMITS.attributes} Eigenschaften. Speichere sie in deinem Zeichenprogramm als einfaches SVG.`,
  attribute: `Eine Eigenschaft in dieser Zeichnung hat mehr als ${count.format(LIMITS.attribute)} Zeichen. Speichere sie in deinem Zeichenprogramm als einfaches SVG.`,
  text: `Ein Text in dieser Zeichnung hat mehr als ${LIMITS.text} Zeichen in einem Stück. Teile ihn auf, oder wandle ihn in Pfade um.`,
  textWork: 'Diese Zeichnung hat zu viel Text. Kürze ihn, oder wandle ihn in Pfade um.',
  style: `Die Stilregeln (style) dieser Zeichnung haben mehr als ${count.format(LIMITS.style)} Zeichen. Speichere sie in deinem Zeichenprogramm als einfaches SVG.`,
  styleWork: 'Diese Zeichnung hat zu viele Stilregeln (style) für so viele Teile. Speichere sie mit Eigenschaften statt Stilregeln.',
  rendered: `Diese Zeichnung verwendet ihre Teile so oft wieder, dass mehr als ${count.format(LIMITS.rendered)} zu zeichnen wären.`,
} as const satisfies Record<keyof typeof LIMITS, string>;
