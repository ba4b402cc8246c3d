import { edit, type Safeguard } from '../runner/safeguard.ts';

/** A drawing is parsed, cleaned and rendered regardless of its size. */
const UNBOUND = [
  edit('composer/server/pictures/svg/sanitise-svg.ts', '  scanSvg(text);\n', ''),
  edit('composer/server/pictures/svg/sanitise-svg.ts', '  scanSvg(svg);\n', ''),
] as const;

export const safeguards: readonly Safeguard[] = [
  { attack: 'svg-nested-groups', edits: UNBOUND },
  { attack: 'svg-long-style', edits: UNBOUND },
  { attack: 'svg-long-text', edits: UNBOUND },
  {
    attack: 'svg-use-bomb',
    edits: [
      edit(
        'composer/server/pictures/svg/sanitise-svg.ts',
        '  if (countRendered(root, elements) > LIMITS.rendered) refuse(422, TOO_MUCH.rendered);\n',
        '',
      ),
    ],
  },
  {
    attack: 'picture-bomb',
    edits: [
      edit('composer/server/pictures/make-picture.ts', "kind === 'avif' ? MOST_PIXELS_AVIF : MOST_PIXELS;", 'Number.MAX_SAFE_INTEGER;'),
      edit('composer/server/pictures/make-picture.ts', 'limitInputPixels: most,', 'limitInputPixels: false,'),
    ],
  },
];
