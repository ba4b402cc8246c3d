import { describe, expect, inject, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { desktop, useBrowser } from './browser.ts';
import { isInSection } from './in-section.ts';
import { completePage } from './complete-page.ts';

const portal = inject('portal');
const browser = useBrowser();
const html = async (path: string): Promise<string> => (await completePage(portal + path)).html;
const totalOf = (page: string): number => Number(/data-part="total">([\d.]+)/u.exec(page)?.[1]?.replaceAll('.', '') ?? Number.NaN);
const rowsOf = (page: string): string[] => (page.match(/<tr.*?<\/tr>/gsu) ?? []).filter((row) => row.includes('<td'));
const answered = async (call: string): Promise<number> =>
  ((await (await fetch(`${portal}/api/v1/${call}`)).json()) as { total: number }).total;

describe('the finders', () => {
  it.each([
    ['ROUTE-071', '/aktien/finder', 'stocks', 'isoCountry=DE', '/aktien', 25],
    ['ROUTE-017', '/anleihen/finder', 'bonds', 'remainingYearsRange=2;5', '/anleihen', 25],
    ['ROUTE-029', '/devisen/finder', 'currencies', 'isoCurrencyBase=EUR', '/devisen', 25],
    ['ROUTE-034', '/derivate/finder', 'derivatives', 'entitySubType=KNOCKOUT_CERTIFICATE', '/derivate', 30],
    ['ROUTE-044', '/etf/finder', 'funds', 'ongoingChargesRange=;0.3', '/etf', 25],
    ['ROUTE-053', '/fonds/finder', 'funds', 'ongoingChargesRange=;1', '/fonds', 25],
    ['ROUTE-065', '/index/finder', 'indices', 'isoCountry=DE', '/index', 25],
  ] as const)('[%s] %s filters, counts, sorts and turns pages by its address alone', async (_row, path, area, filter, section, perPage) => {
    const [all, filtered] = [await html(path), await html(`${path}?${filter}`)];
    const fixed = area === 'funds' ? `&isExchangeTraded=${String(path === '/etf/finder')}` : '';
    expect(totalOf(filtered)).toBe(await answered(`${area}/finder/configuration_query?perPage=1&${filter}${fixed}`));
    expect(totalOf(filtered)).toBeGreaterThan(0);
    expect(totalOf(all)).toBeGreaterThan(totalOf(filtered));
    expect(rowsOf(all)).toHaveLength(Math.min(perPage, totalOf(all)));
    for (const row of rowsOf(filtered)) expect(isInSection(/<a[^>]*href="([^"]+)"/u.exec(row)?.[1], section)).toBe(true);
    expect(filtered).toMatch(/class="finder__chip"/u);
    expect(filtered).toMatch(/<form[^>]*data-finder-form/u);
    const canonical = new URL(/<link rel="canonical" href="([^"]+)"/u.exec(filtered)?.[1] ?? '');
    expect(canonical.pathname + canonical.search).toBe(path);
    const robotsOf = (page: string): boolean => page.includes('<meta name="robots" content="noindex"');
    expect([robotsOf(all), robotsOf(filtered)]).toEqual([false, true]);
    const head = /<th scope="col"[^>]*data-align="end"[^>]*><a href="([^"]+)"/u.exec(filtered)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const sorted = await html(head);
    expect(sorted).toMatch(/aria-sort="(?:de|a)scending"/u);
    expect(totalOf(sorted)).toBe(totalOf(filtered));
    const none = await html(`${path}?${area === 'derivatives' ? 'gearingAskRange=99999999;' : 'name=gibtesnicht'}`);
    expect([totalOf(none), rowsOf(none)]).toEqual([0, []]);
    expect(none).toMatch(/class="empty-state[^>]*>Keine? /u);
    const further = rowsOf(await html(`${path}?page=1`));
    expect(further.length > 0).toBe(totalOf(all) > perPage);
    expect(further[0]).not.toBe(rowsOf(all)[0]);
  });

  it('[ROUTE-034] has all types, issuers and underlyings to choose from, and products of many underlyings first', async () => {
    const page = await html('/derivate/finder');
    for (const filter of ['entitySubType', 'idIssuer', 'entityValueUnderlying']) {
      const panel = new RegExp(`data-part="panel-${filter}".*?</fieldset>`, 'su').exec(page)?.[0] ?? '';
      expect((panel.match(/<li>/gu) ?? []).length).toBeGreaterThan(10);
    }
    const underlyings = new Set(
      rowsOf(page).map(
        (row) => /<td[^>]*><a[^>]*href="(\/(?:index|aktien|rohstoffe|devisen|kryptowaehrungen|futures)\/[^"]+)"/u.exec(row)?.[1],
      ),
    );
    expect(underlyings.size).toBeGreaterThan(8);
  });

  it('[ISSUER-002] [ISSUER-003] stand on microsites with what the issuer has preset, which visitors can change', async () => {
    const path = '/derivate/realpush-liste/hansekontor';
    const page = await html(path);
    const chips = [...page.matchAll(/class="finder__chip" href="([^"]+)"/gu)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    expect(chips).toEqual(['idIssuer', 'entitySubType', 'entityTypeUnderlying', 'entityValueUnderlying'].map((name) => `${path}?${name}=`));
    expect(rowsOf(page).length).toBeGreaterThan(0);
    expect(totalOf(await html(`${path}?entityValueUnderlying=`))).toBeGreaterThan(totalOf(page));
    expect(totalOf(await html(`${path}?entitySubType=WARRANT`))).toBe(
      await answered(
        'derivatives/finder/configuration_query?perPage=1&idIssuer=90001&entitySubType=WARRANT&entityTypeUnderlying=INDEX&entityValueUnderlying=20735',
      ),
    );
  });
});

describe('a finder in a browser', () => {
  it('answers at once, keeps focus and history, tells the number of hits, and has no findings of axe', async () => {
    const { page, errors } = await browser.open(desktop);
    await page.goto(`${portal}/derivate/finder`);
    expect(await page.locator('[data-finder][data-alive]').count()).toBe(0);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const total = page.locator('[data-part=total]');
    const before = await total.textContent();
    await page.locator('summary', { hasText: /^Art$/u }).click();
    const box = page.getByRole('checkbox', { name: /^Optionsschein/u }).first();
    await box.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => total.textContent()).not.toBe(before);
    expect(new URL(page.url()).search).toBe('?entitySubType=WARRANT');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('entitySubType.WARRANT');
    expect(await page.locator('[data-finder-status]').textContent()).toBe(await total.textContent());
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => total.textContent()).toBe(before);
    expect(await page.locator('.finder__chip').count()).toBe(0);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(errors).toEqual([]);
  });
});
