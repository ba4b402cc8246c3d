import type { Page } from 'playwright-core';

/** Lets a phone's page draw also what is far below the view, whose overflow nobody could measure otherwise. */
export async function renderWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
