import { expect, inject, it } from 'vitest';
import { desktop, mobile, useBrowser, type Watched } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const SHARE = '/aktien/SAP-Aktie-DE0007164600';
/** Markup as in `blocks/shell/site-header/announcement.tsx`; the current configuration has no announcement. */
const ANNOUNCEMENT =
  '<section class="site-header__announcement" data-message="a-probe" aria-label="Hinweis"><p>Am Samstag warten wir das Portal.</p>' +
  '<button type="button" aria-label="Hinweis schließen" data-close-message="">×</button></section></header>';
const MOVED =
  "new Promise(tell => { let sum = 0; new PerformanceObserver(list => { for (const e of list.getEntries()) sum += e.value }).observe({ type: 'layout-shift', buffered: true }); setTimeout(() => tell(sum), 300) })";

async function announce({ page }: Watched): Promise<void> {
  await page.route(`${portal}/impressum`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</header>', () => ANNOUNCEMENT) });
  });
  // Live prices are off: an additional digit in the bar would move its neighbors, which is not caused by the announcement.
  await page.route('**/assets/live-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export function start() {}' }));
  await page.goto(`${portal}/impressum`);
}

it('[SHELL-068] [SHELL-069] an announcement that was closed is gone, also after a reload, and nothing moves', async () => {
  const watched = await browser.open(desktop);
  const { page, errors } = watched;
  await announce(watched);
  const announcement = page.getByRole('region', { name: 'Hinweis' });
  expect(await announcement.isVisible()).toBe(true);
  const top = (): Promise<number> => page.evaluate<number>("document.querySelector('main').getBoundingClientRect().top");
  const before = await top();
  await page.getByRole('button', { name: 'Hinweis schließen' }).click();
  await expect.poll(() => announcement.count()).toBe(0);
  const after = await top();
  expect(after).toBeLessThan(before);
  await page.reload();
  expect([await announcement.isVisible(), await top(), await page.evaluate<number>(MOVED)]).toEqual([false, after, 0]);
  // A page that a test passes to the browser may open no connection to this machine.
  expect(errors.filter((error) => !error.startsWith('WebSocket'))).toEqual([]);
});

it.each([true, false])('[SHELL-086] explanations open one at a time, near their word (with JavaScript: %s)', async (javaScriptEnabled) => {
  const { page } = await browser.open({ ...desktop, javaScriptEnabled });
  await page.goto(portal + SHARE);
  const signs = page.getByRole('button', { name: /Was ist das\?/ });
  const shown = (): Promise<string[]> => page.locator('.tip__text:visible').evaluateAll((all) => all.map(({ id }) => id));
  const [first, second] = await signs.evaluateAll((all) => all.map((each) => each.getAttribute('popovertarget') ?? ''));
  await signs.nth(0).click();
  expect(await shown()).toEqual([first]);
  await page.keyboard.press('Escape');
  expect(await shown()).toEqual([]);
  await signs.nth(0).click();
  await signs.nth(1).click();
  expect(await shown()).toEqual([second]);
  const [sign, text] = [await signs.nth(1).boundingBox(), await page.locator('.tip__text:visible').boundingBox()];
  expect(Math.abs((text?.y ?? 0) + (text?.height ?? 0) - (sign?.y ?? 0))).toBeLessThan(60);
});

it.each([true, false])(
  'the quality of a price opens what its words mean, and moves nothing (with JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page, errors } = await browser.open({ ...mobile, javaScriptEnabled });
    await page.goto(portal + SHARE);
    const heights = () => page.locator('main').evaluate((main) => [main.scrollHeight, main.getBoundingClientRect().top]);
    const before = await heights();
    await page.getByRole('button', { name: /^(Realtime|verzögert|Schlusskurs) ?: Was heißt das\?$/ }).click();
    const explanation = page.getByText(/Schlusskurs des Vortags/);
    await explanation.waitFor();
    expect([await heights(), await page.locator('[popover]:popover-open').count()]).toEqual([before, 1]);
    await page.keyboard.press('Escape');
    expect([await explanation.isVisible(), errors]).toEqual([false, []]);
  },
);

it('[SHELL-083] the navigation closes with its entry, and its module is not fetched before it opens', async () => {
  const { page, requests } = await browser.open(mobile);
  await page.goto(`${portal}/impressum`);
  const layers = (): string[] => requests.filter((address) => /\/layers-/.test(address));
  await page.waitForLoadState('networkidle');
  expect(layers()).toEqual([]);
  await page.locator('.site-header__burger').click();
  await expect.poll(() => page.locator('main[inert]').count()).toBe(1);
  expect(layers()).toHaveLength(1);
  await page.locator('.site-header__burger').click();
  await expect.poll(() => page.locator('main[inert]').count()).toBe(0);
});

it.each([SHARE, '/', '/anleihen', '/zinsen'])(
  '%s says once that prices are simulated, and it can be read there what that means',
  async (path) => {
    const { page } = await browser.open(desktop);
    await page.goto(portal + path);
    const marks = page.locator('main .source-note[data-kind=SIMULATED]').filter({ visible: true });
    await marks.first().waitFor();
    expect(await marks.count()).toBe(1);
    await marks.first().click();
    expect(await page.locator('#was-kurse-sagen').isVisible()).toBe(true);
  },
);
