import { expect, it } from 'vitest';
import { renderPath, testContext } from '#renderer/testing.tsx';

it('[ROUTE-080] has a page for each letter from a to z and for nothing else', async () => {
  const context = testContext([
    { route: '/aktien/top/[letter]', title: 'Aktien mit {letter.name}', subject: { kind: 'letter', parameter: 'letter' } },
  ]);
  expect(await renderPath('/aktien/top/s', context)).toMatchObject({
    status: 200,
    head: { title: 'Aktien mit S • Parkett', canonical: 'https://parkett.example/aktien/top/s' },
  });
  for (const name of ['S', 'ss', 'ä', '1', 'constructor']) {
    const { status } = await renderPath(`/aktien/top/${encodeURIComponent(name)}`, context);
    expect([name, status]).toEqual([name, 404]);
  }
});
