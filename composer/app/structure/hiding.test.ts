import { expect, it } from 'vitest';
import { applyPatch } from '../draft/apply-patch.ts';
import { hiddenBy, hidingSteps } from './hiding.ts';

it.each([
  [{ type: 'a' }],
  [{ type: 'a', isEnabled: { loggedIn: true } }],
  [{ type: 'a', isEnabled: { loggedIn: true, until: '2026-12-24' } }],
])('hides %j by its rule and gives back the same', (entry) => {
  const hidden = applyPatch({ entry }, hidingSteps('/entry', entry)) as { entry: { isEnabled: unknown } };
  expect([hiddenBy((entry as { isEnabled?: unknown }).isEnabled), hiddenBy(hidden.entry.isEnabled)]).toEqual([false, true]);
  expect(applyPatch(hidden, hidingSteps('/entry', hidden.entry))).toEqual({ entry });
});
