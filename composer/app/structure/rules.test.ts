import { describe, expect, it } from 'vitest';
import { applyPatch } from '../draft/apply-patch.ts';
import { hiddenBy, hidingSteps, shownRule } from './hiding.ts';
import { commonRule, ruleSteps } from './rules.ts';

const given = (entry: object, rule: unknown, adds = false): unknown =>
  (applyPatch({ entry }, ruleSteps('/entry', entry, rule, adds)) as { entry: unknown }).entry;

describe('the rule of entries', () => {
  it.each([
    [{ a: 1 }, { loggedIn: true }, { a: 1, isEnabled: { loggedIn: true } }],
    [{ isEnabled: { app: true } }, { loggedIn: true }, { isEnabled: { loggedIn: true } }],
    [{ isEnabled: { app: true } }, undefined, {}],
    [{}, undefined, {}],
  ])('of %j becomes %j', (entry, rule, wanted) => expect(given(entry, rule)).toEqual(wanted));

  it.each([
    [{}, { loggedIn: true }],
    [{ app: true }, { app: true, loggedIn: true }],
    [{ loggedIn: false }, { all: [{ loggedIn: false }, { loggedIn: true }] }],
  ])('is added to %j', (own, wanted) => {
    const entry = Object.keys(own).length === 0 ? {} : { isEnabled: own };
    expect(given(entry, { loggedIn: true }, true)).toEqual({ isEnabled: wanted });
  });

  it('leaves hidden what is hidden', () => {
    for (const entry of [{}, { isEnabled: { app: true } }]) {
      const hidden = (applyPatch({ entry }, hidingSteps('/entry', entry)) as { entry: { isEnabled: unknown } }).entry;
      const ruled = given(hidden, { loggedIn: true }) as { isEnabled: unknown };
      expect([hiddenBy(ruled.isEnabled), shownRule(ruled)]).toEqual([true, { loggedIn: true }]);
      expect(shownRule(given(hidden, undefined) as object)).toBeUndefined();
    }
  });

  it('is shown once where several have the same one', () => {
    expect(commonRule([{ isEnabled: { app: true } }, { isEnabled: { app: true } }])).toEqual({ rule: { app: true }, differs: false });
    expect(commonRule([{ isEnabled: { app: true } }, {}])).toEqual({ rule: undefined, differs: true });
  });
});
