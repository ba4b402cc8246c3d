import { createElement, type ComponentProps, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { islands } from '../generated/islands.ts';

/**
 * When the browser brings an island to life: at once, when idle, when in view, or on the first touch, key or pointer. `session` is the
 * same, but when idle for who is logged in: it shows what is his, such as lines in a chart, which else would seem lost.
 */
export type HydrationRule = 'load' | 'idle' | 'visible' | 'interaction' | 'session';

/** Block and part: `price-chart/live` is `live.client.tsx` in the folder of `price-chart`. */
export type IslandName = keyof typeof islands;
/** Inferred from the component, so that a block cannot hand an island what it does not take. */
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>['Island']>;

export interface IslandElementProps<Name extends IslandName> {
  /** The browser loads the module by it. */
  readonly name: Name;
  /** The same component, for the server. */
  readonly of: ComponentType<IslandProps<Name>>;
  /** JSON values only: they travel in an attribute. */
  readonly props: IslandProps<Name>;
  readonly rule: HydrationRule;
}

/**
 * The interactive part of a block. It is rendered in a root of its own, so that `useId` agrees when the browser later
 * hydrates this root alone. The prefix follows from name and props: the same page gives the same HTML.
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

/** FNV-1a in base 36: short, stable, and different for different islands of a page. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
