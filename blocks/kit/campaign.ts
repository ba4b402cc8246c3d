import { integrationContextOf } from '#domain/customer/integration-context.ts';
import { hasConsent } from '#domain/web/consent.ts';
import { CONSENT_COOKIE } from '#domain/web/cookie-names.ts';
import { pageStore } from './page-state/store.ts';
import { readPageCookie } from './page-cookies.ts';
import { writePageCookie, type CookieLife } from './write-cookie.ts';

/** Lifetime in days of the parameters of external campaigns (`utm`) and of our own (`itm`). Source: portal.md §9. */
const LIVES: Readonly<Record<string, CookieLife>> = { utm: { days: 30 }, itm: { days: 1 } };

/** Lifetime until the browser is closed. */
const UNTIL_CLOSED: CookieLife = { days: -1 };

/** Parameters of an address to store in cookies, with their lifetime. */
export function campaignCookies(
  query: Readonly<Record<string, string>>,
): readonly { readonly name: string; readonly value: string; readonly life: CookieLife }[] {
  const given = Object.entries(query).filter(([, value]) => value !== '' && value.length <= 500);
  const campaign = given.flatMap(([name, value]) => {
    const life = /^(utm|itm)_[a-z]+$/u.exec(name)?.[1];
    return life === undefined ? [] : [{ name, value, life: LIVES[life] ?? UNTIL_CLOSED }];
  });
  const advertiser = Object.entries(integrationContextOf(Object.fromEntries(given)) ?? {});
  return [...campaign, ...advertiser.map(([name, value]) => ({ name, value: String(value), life: UNTIL_CLOSED }))];
}

/** Stores the parameters if the visitor has consented: storing campaigns without consent is illegal (§ 25 TDDDG). */
export function keepCampaign({ queryParams } = pageStore().state): void {
  if (!hasConsent(readPageCookie(CONSENT_COOKIE))) return;
  for (const { name, value, life } of campaignCookies(queryParams)) writePageCookie(name, value, life);
}
