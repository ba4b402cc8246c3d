import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** Returns findings of axe in the current page, each with the first affected element. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  // Waits for fades to end, because contrast is lower during them.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  await page.evaluate(source);
  const { violations } = await page.evaluate<Result>(`axe.run(${JSON.stringify(part)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
