import { describe, expect, it } from 'vitest';
import { Follower, type Coming } from './follow.ts';

/** A page whose updates complete when the test says so. */
function page() {
  const asked: (Coming | undefined)[] = [];
  const waiting: PromiseWithResolvers<void>[] = [];
  const own = {
    asked,
    reloads: 0,
    answer: async () => waiting.shift()?.resolve(),
    fail: async () => waiting.shift()?.reject(new Error('no')),
  };
  const follower = new Follower('1', {
    bring(coming) {
      asked.push(coming);
      const answer = Promise.withResolvers<void>();
      waiting.push(answer);
      return answer.promise;
    },
    reload: () => (own.reloads += 1),
  });
  return { ...own, own, follower };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const coming = { file: 'a.yaml', version: 2 };

describe('a page that follows a draft', () => {
  it('asks for a state that is on its way, and not again when it is saved', async () => {
    const { follower, asked, answer } = page();
    follower.to({ name: '1' });
    follower.to({ name: '2', coming });
    follower.to({ name: '2' });
    await answer();
    await settled();
    follower.to({ name: '2' });
    expect(asked).toEqual([coming]);
  });
  it('goes on to the latest state, past those in between', async () => {
    const { follower, asked, answer } = page();
    for (const version of [2, 3, 4]) follower.to({ name: String(version), coming: { file: 'a.yaml', version } });
    await answer();
    await settled();
    await answer();
    await settled();
    expect(asked.map((each) => each?.version)).toEqual([2, 4]);
  });
  it('asks again for what did not come when that is saved, and has the page loaded anew when it cannot be drawn', async () => {
    const { follower, asked, fail, own } = page();
    follower.to({ name: '2', coming });
    await fail();
    await settled();
    expect(own.reloads).toBe(0);
    follower.to({ name: '2' });
    await fail();
    await settled();
    expect([asked, own.reloads]).toEqual([[coming, undefined], 1]);
  });
});
