import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { OG_IMAGE } from '#domain/constants.ts';
import type { PictureFacts } from './facts.ts';

const { width: WIDTH, height: HEIGHT } = OG_IMAGE;
/** Light colors of blocks/kit/styles/tokens.css. */
const COLOURS = { paper: '#faf8f4', ink: '#1d1b18', muted: '#615a50', accent: '#0c5261', rule: '#d9d1c3', area: '#e2edee' };
const DIRECTIONS = { up: '#176b3d', down: '#b0261f', flat: COLOURS.muted };
const GUTTER = 64;
const LINE = { width: WIDTH - 2 * GUTTER, height: 168 };
const BRAND = 'Parkett';

/** Lays out the preview image of a shared link: brand, name, price and line, 1200 × 630 pixels. */
export function instrumentTree({ name, identity, price, change, stand, source, line }: PictureFacts): ReactElement {
  return sheet(
    box({ justifyContent: 'space-between', alignItems: 'center', width: '100%' }, [
      box({ fontSize: 34, fontWeight: 600, color: COLOURS.accent }, BRAND),
      box({ fontSize: 26, color: COLOURS.muted }, identity),
    ]),
    createElement('div', { style: { ...nameStyle(name), display: 'block', lineClamp: 2 } }, name),
    price &&
      box({ alignItems: 'baseline', marginTop: 18 }, [
        box({ fontSize: 84, fontWeight: 600 }, price.figure),
        box({ fontSize: 38, color: COLOURS.muted, marginLeft: 16 }, price.unit),
        change && box({ fontSize: 46, fontWeight: 600, color: DIRECTIONS[change.direction], marginLeft: 40 }, change.text),
        change && box({ fontSize: 26, color: COLOURS.muted, marginLeft: 14 }, 'zum Vortag'),
      ]),
    box({ flexGrow: 1, alignItems: 'flex-end' }, line && curve(line.values)),
    box({ justifyContent: 'space-between', marginTop: 16, fontSize: 25, color: COLOURS.muted }, [
      box({}, stand ?? ''),
      box({}, [line && `seit ${line.since}`, source].filter(Boolean).join(' · ')),
    ]),
  );
}

/** Lays out a picture of the portal as a background with the portal's name and claim. */
export function portalTree(picture: string, { name, claim }: { readonly name: string; readonly claim: string }): ReactElement {
  return createElement(
    'div',
    { style: { display: 'flex', width: WIDTH, height: HEIGHT, background: COLOURS.paper, fontFamily: 'Inter' } },
    createElement('img', { src: picture, width: WIDTH, height: HEIGHT, style: { position: 'absolute', top: 0, left: 0 } }),
    box({ flexDirection: 'column', justifyContent: 'center', paddingLeft: 90, width: WIDTH, height: HEIGHT }, [
      box({ fontSize: 140, fontWeight: 600, color: COLOURS.ink, letterSpacing: -4 }, name),
      box({ fontSize: 44, color: COLOURS.muted, marginTop: 8 }, claim),
    ]),
  );
}

/** Lays out a drawing of the portal unchanged. */
export function drawingTree(picture: string): ReactElement {
  return createElement(
    'div',
    { style: { display: 'flex', width: WIDTH, height: HEIGHT, background: COLOURS.paper } },
    createElement('img', { src: picture, width: WIDTH, height: HEIGHT, style: { objectFit: 'cover' } }),
  );
}

function sheet(...children: readonly ReactNode[]): ReactElement {
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    width: WIDTH,
    height: HEIGHT,
    padding: `48px ${GUTTER}px 44px`,
    background: COLOURS.paper,
    color: COLOURS.ink,
    fontFamily: 'Inter',
    borderLeft: `14px solid ${COLOURS.accent}`,
  };
  return createElement('div', { style }, ...children);
}

function box(style: CSSProperties, children: ReactNode): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...[children].flat());
}

/** Sets long names in a smaller size on two lines. */
function nameStyle(name: string): CSSProperties {
  const fontSize = name.length <= 26 ? 68 : name.length <= 60 ? 52 : 44;
  return { fontSize, fontWeight: 600, lineHeight: 1.12, marginTop: 34, letterSpacing: -1 };
}

/** Draws the line and the area below it; a horizontal line for a price that never changed. */
function curve(values: readonly number[]): ReactElement {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const inner = LINE.height - 12;
  const x = (index: number): string => ((index / (values.length - 1)) * (LINE.width - 12)).toFixed(1);
  const y = (value: number): string => (6 + (high === low ? inner / 2 : ((high - value) / (high - low)) * inner)).toFixed(1);
  const path = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  const last = values.at(-1) ?? 0;
  return createElement(
    'svg',
    { width: LINE.width, height: LINE.height, viewBox: `0 0 ${LINE.width} ${LINE.height}` },
    createElement('path', { d: `${path}L${x(values.length - 1)} ${LINE.height}L0 ${LINE.height}Z`, fill: COLOURS.area }),
    createElement('path', { d: path, fill: 'none', stroke: COLOURS.accent, strokeWidth: 4, strokeLinejoin: 'round' }),
    createElement('circle', { cx: x(values.length - 1), cy: y(last), r: 7, fill: COLOURS.accent }),
  );
}
