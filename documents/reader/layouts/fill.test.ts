import { describe, expect, it } from 'vitest';
import { readSource } from '../source.ts';
import { filled } from './fill.ts';
import { childOf, plain, traced, type TracedValue } from './traced.ts';

const root = traced(readSource('layouts/probe.yaml', "body: [{ title: '{headline}' }, { title: Fest, links: [/a, /b] }]"));
const headline = { ...root, kind: 'value', value: 'Hilfe' } as TracedValue;

describe('filling a layout', () => {
  it('makes a part anew only where it has a parameter, so that a thousand pages share the rest', () => {
    const page = filled(root, new Map([['headline', headline]]));
    expect(plain(page)).toEqual({ body: [{ title: 'Hilfe' }, { title: 'Fest', links: ['/a', '/b'] }] });
    const [before, after] = [childOf(root, 'body'), childOf(page, 'body')];
    expect(childOf(after, 0)).not.toBe(childOf(before, 0));
    expect(childOf(after, 1)).toBe(childOf(before, 1));
  });
});
