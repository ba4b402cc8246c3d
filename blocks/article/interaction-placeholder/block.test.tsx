import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-017] is an empty slot for an interaction at its place of the text', async () => {
  const body = await mountBlock('interaction-placeholder', 'ohne Hinweis');
  expect(body.querySelectorAll('[data-interaction-slot]:empty')).toHaveLength(1);
  expect(body.textContent).toBe('');
  // Takes no space while it is empty.
  const css = readFileSync(join(import.meta.dirname, 'block.css'), 'utf8');
  expect(css).toMatch(/\.interaction-placeholder:empty \{\s*display: none;/u);
});
