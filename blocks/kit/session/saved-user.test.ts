import { describe, expect, it, vi } from 'vitest';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { forgetUser, savedUser, saveUser } from './saved-user.ts';

const anna: UserAnswer = { activated: true, email: 'anna@example.org', purchasedProducts: [] };

function store() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: vi.fn<(key: string, value: string) => void>((key, value) => void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the saved user', () => {
  it('[SHELL-087] is written with its time, and at most once a minute', () => {
    const own = store();
    for (const now of [0, 30_000, 59_999]) saveUser('a', anna, now, own);
    expect(own.setItem).toHaveBeenCalledTimes(1);
    saveUser('a', anna, 60_000, own);
    expect(own.setItem).toHaveBeenCalledTimes(2);
    expect(JSON.parse(own.kept.get('user') ?? '')).toEqual({ savedAt: 60_000, session: 'a', user: anna });
  });

  it('is that of its session alone, and of the last ten minutes', () => {
    const own = store();
    saveUser('a', anna, 0, own);
    expect(savedUser('a', 599_999, own)?.user).toEqual(anna);
    expect([savedUser('a', 600_000, own), savedUser('b', 1, own), savedUser('a', -1, own)]).toEqual([undefined, undefined, undefined]);
    saveUser('b', { ...anna, email: 'ben@example.org' }, 1, own);
    expect(savedUser('b', 2, own)?.user.email).toBe('ben@example.org');
    forgetUser(own);
    expect(savedUser('b', 2, own)).toBeUndefined();
  });

  it.each(['', 'null', '7', '{"savedAt":1}', '{'])('is nobody where the storage holds something else: %j', (text) => {
    const own = store();
    own.kept.set('user', text);
    expect(savedUser('a', 1, own)).toBeUndefined();
  });
});
