import { expect, it } from 'vitest';
import { DERIVATIVE_TYPES } from '#domain/derivative/types.ts';
import { parsePattern } from '#documents/routes/pattern.ts';
import { renderPath, testContext } from '#renderer/testing.tsx';
import { namedAddresses } from '../kit/listed.ts';
import { derivatives } from './subject.ts';

const route = '/derivate/[art]/neuemissionen';
const config = { kind: 'derivatives', parameter: 'art' } as const;

it('names the type that its own page is called by, and nothing else', async () => {
  const context = testContext([{ route, title: '{derivatives.name}: neu', subject: config }]);
  expect(await renderPath('/derivate/Knock-Outs/neuemissionen', context)).toMatchObject({
    status: 200,
    head: { title: 'Knock-out-Zertifikate: neu • Parkett', canonical: 'https://parkett.example/derivate/Knock-Outs/neuemissionen' },
  });
  for (const name of ['knock-outs', 'KNOCKOUT_CERTIFICATE', 'constructor', 'Turbos'])
    expect([name, (await renderPath(`/derivate/${name}/neuemissionen`, context)).status]).toEqual([name, 404]);
});

it('has a page for each type in the sitemap', () => {
  expect(derivatives.sitemap).toBe('documents');
  const pages = [{ config, section: '/derivate', route: parsePattern(route) }];
  const entries = namedAddresses('derivatives', { pages, config: testContext([]).config });
  expect(entries).toHaveLength(DERIVATIVE_TYPES.length);
  expect(entries[0]?.path).toBe('/derivate/Knock-Outs/neuemissionen');
});
