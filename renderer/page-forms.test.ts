import { describe, expect, it } from 'vitest';
import type { BlockForm } from '#blocks/kit/form/form.ts';
import { readPath } from '#documents/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { formsOn } from './page-forms.ts';
import { matchPage } from './route.ts';
import { registry, testContext } from './testing.tsx';

const form = { name: 'ask', operation: 'registerUser', fields: [], submit: '', success: 'account', check: () => [] } satisfies BlockForm;
const withForm = { ...registry, ask: { ...registry['plain']!, type: 'ask', form } };

function formsAt(path: string, isEnabled: object): Promise<readonly BlockForm[]> {
  const page = {
    route: '/emittenten/[alias]',
    audience: 'private',
    subject: { kind: 'issuer', parameter: 'alias' },
    body: { main: [{ type: 'plain' }, { type: 'ask', isEnabled }] },
  } as const;
  const context = testContext([page], {}, { registry: withForm });
  return formsOn({ path, match: matchPage(context.config, readPath(path))!, now: 0 }, { visitor: ANYONE }, context);
}

describe('the forms that a page takes in', () => {
  it('are those that it shows, by what the page is about, too', async () => {
    expect(await formsAt('/emittenten/nord', { layout: 'list' })).toEqual([form]);
    expect(await formsAt('/emittenten/nord', { layout: 'finder' })).toEqual([]);
  });

  it('are none where there is nothing to be about', async () => {
    expect(await formsAt('/emittenten/gibtesnicht', {})).toEqual([]);
  });
});
