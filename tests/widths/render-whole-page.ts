import type { Page } from 'playwright-core';

/** Makes a phone's page render content far below the viewport, whose overflow could not be measured otherwise. */
export async function renderWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
