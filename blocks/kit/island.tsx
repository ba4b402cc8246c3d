import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** When the browser brings an island to life: at once, when idle, when in view, or on the first touch, key or pointer. */
export type HydrationRule = 'load' | 'idle' | 'visible' | 'interaction';

export interface IslandElementProps<Props> {
  /** Block and part, `price-chart/live`; the site's build knows the module by it. */
  readonly name: string;
  readonly of: ComponentType<Props>;
  /** JSON values only: they travel in an attribute. */
  readonly props: Props;
  readonly rule: HydrationRule;
}

/**
 * The interactive part of a block. It is rendered in a root of its own, so that `useId` agrees when the browser later
 * hydrates this root alone. The prefix follows from name and props: the same page gives the same HTML.
 */
export function Island<Props extends object>({ name, of, props, rule }: IslandElementProps<Props>) {
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
