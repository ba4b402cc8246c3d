import { createElement, type ComponentProps, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { islands } from '../generated/islands.ts';

/**
 * Time of an island's hydration: at once, when idle, when in view, or at the first touch, key or pointer. `session` is the same as
 * `interaction`, but when idle for logged-in users: it shows their own content, such as drawings in a chart, which would otherwise seem
 * lost.
 */
export type HydrationRule = 'load' | 'idle' | 'visible' | 'interaction' | 'session';

/** Name of block and part: `price-chart/live` is `live.client.tsx` in the folder of `price-chart`. */
export type IslandName = keyof typeof islands;
/** Props inferred from the component, so that a block cannot pass others. */
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>['Island']>;

export interface IslandElementProps<Name extends IslandName> {
  /** Name by which the browser loads the module. */
  readonly name: Name;
  /** Component of the module, for rendering on the server. */
  readonly of: ComponentType<IslandProps<Name>>;
  /** Props of JSON values only, since they are passed in an attribute. */
  readonly props: IslandProps<Name>;
  readonly rule: HydrationRule;
}

/**
 * Interactive part of a block. It is rendered in a root of its own, so that `useId` agrees when the browser later hydrates this root alone.
 * The prefix of ids follows from name and props, so the same page always has the same HTML.
 */
export function Island<Name extends IslandName>({ name, of, props, rule }: IslandElementProps<Name>) {
  return drawIsland(name, of, props, rule);
}

function drawIsland<Props extends object>(name: IslandName, of: ComponentType<Props>, props: Props, rule: HydrationRule) {
  const json = JSON.stringify(props);
  const prefix = `${name.replaceAll('/', '-')}-${hash(`${name}${json}`)}-`;
  const html = renderToString(createElement(of, props), { identifierPrefix: prefix });
  return createElement('parkett-island', { name, rule, props: json, prefix, dangerouslySetInnerHTML: { __html: html } });
}

/** FNV-1a hash in base 36: short, stable, and different for different islands of a page. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
