import { TextInput } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { IslandFrame } from './island-frame.tsx';

const framed = (
  <IslandFrame>
    <TextInput id="price" label="Kurs" error="Gib einen Kurs ein." defaultValue="1" />
  </IslandFrame>
);
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('comes to life on the HTML of the server as it is', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  container.innerHTML = renderToString(framed);
  document.body.append(container);
  const field = container.querySelector('input');
  field?.focus();
  render(framed, { container, hydrate: true });
  expect(complaints).not.toHaveBeenCalled();
  expect(container.querySelector('input')).toBe(field);
  expect(document.activeElement).toBe(field);
  complaints.mockRestore();
});

it('ties label and fault to the field before any script runs', () => {
  document.body.innerHTML = renderToString(framed);
  const field = document.querySelector('input');
  expect(field?.labels?.[0]?.textContent).toBe('Kurs');
  expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Gib einen Kurs ein.');
});

it('writes no style element, touches nothing outside and leaves nothing in the storage', () => {
  const before = document.documentElement.cloneNode() as Element;
  render(framed);
  expect(document.querySelector('style')).toBeNull();
  expect(document.documentElement.cloneNode()).toEqual(before);
  expect(localStorage).toHaveLength(0);
});
