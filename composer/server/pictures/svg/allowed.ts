/**
 * Elements that draw or describe, as spelled in the specification. Excludes elements that script, link, animate, load, or contain another
 * language.
 */
export const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
    'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** Elements that are removed while their content stays. All other unknown elements are removed with their content. */
export const WRAPPERS: ReadonlySet<string> = new Set(['a']);

/** Attributes that draw or describe, all of them without a namespace. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'alignment-baseline amplitude azimuth baseFrequency baseline-shift bias class clip clip-path clip-rule clipPathUnits color ' +
    'color-interpolation color-interpolation-filters color-rendering cx cy d diffuseConstant direction display divisor ' +
    'dominant-baseline dx dy edgeMode elevation exponent fill fill-opacity fill-rule filter filterUnits flood-color flood-opacity ' +
    'font-family font-size font-size-adjust font-stretch font-style font-variant font-weight fr fx fy gradientTransform gradientUnits ' +
    'height href id image-rendering in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength kerning lang lengthAdjust ' +
    'letter-spacing lighting-color limitingConeAngle marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask ' +
    'mask-type maskContentUnits maskUnits media method mode numOctaves offset opacity operator order orient overflow paint-order ' +
    'pathLength patternContentUnits patternTransform patternUnits pointer-events points pointsAtX pointsAtY pointsAtZ preserveAlpha ' +
    'preserveAspectRatio primitiveUnits r radius refX refY requiredFeatures result role rotate rx ry scale seed shape-rendering side ' +
    'slope spacing specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles stop-color stop-opacity stroke ' +
    'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style ' +
    'surfaceScale systemLanguage tableValues targetX targetY text-anchor text-decoration text-orientation text-rendering textLength ' +
    'transform transform-origin type unicode-bidi values vector-effect viewBox visibility width word-spacing writing-mode x x1 x2 ' +
    'xChannelSelector y y1 y2 yChannelSelector z aria-hidden aria-label aria-labelledby aria-describedby'
  ).split(' '),
);

/** Attributes of XML itself. */
export const XML_ATTRIBUTES: ReadonlySet<string> = new Set(['xml:lang', 'xml:space']);

/** Attributes whose removal is not reported: metadata of drawing programs, and declarations about the file format. */
const NOTES: ReadonlySet<string> = new Set([
  'version',
  'enable-background',
  'baseProfile',
  'contentScriptType',
  'contentStyleType',
  'zoomAndPan',
]);

/** Returns true if an editor should be notified of the removal: the part is not just metadata. */
export function isMissed(name: string): boolean {
  return !name.includes(':') && !name.startsWith('data-') && name !== 'metadata' && name !== 'xmlns' && !NOTES.has(name);
}
