import { expect, inject } from 'vitest';
import type { BrowserContext } from 'playwright-core';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';

/** Logs in without the login pages, which have separate tests. */
export async function logIn(context: BrowserContext, name: Parameters<typeof demoEmail>[0]): Promise<void> {
  const portal = inject('portal');
  const answer = await context.request.post(`${portal}/api/v1/users/login`, {
    headers: { origin: portal },
    data: { email: demoEmail(name), password: DEMO_PASSWORD },
  });
  expect(answer.status()).toBe(200);
}
