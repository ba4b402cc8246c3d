import { describe, expect, it } from 'vitest';
import type { HttpFault } from '../../../base/fault.ts';
import { createAnswerWorkers, type AnswerWorkers } from './answer-workers.ts';
import type { WorkerAnswer, WorkerOrder } from './protocol.ts';

/** Thread that answers when the test releases it. */
function stage({ isReady = true, isThere = true } = {}) {
  const given: { operation: string; turn: number | undefined; finish: (answer: WorkerAnswer) => void }[] = [];
  let time = 0;
  const threads = {
    count: 1,
    run: ({ operation, turn }: WorkerOrder) => new Promise<WorkerAnswer>((finish) => given.push({ operation, turn, finish })),
    prepare: () => undefined,
    isReady: () => isReady,
    isThere: () => isThere,
    isWarm: () => true,
    renew: () => undefined,
    close: async () => undefined,
  };
  const workers = createAnswerWorkers({ threads, limits: { most: 4, mostEach: 2 }, time: () => time });
  const finish = async (): Promise<string | undefined> => {
    const first = given.shift();
    first?.finish({ payload: first.operation, etag: '""', dataClass: 'quotes' });
    await settled();
    return first?.operation;
  };
  return { workers, given, finish, pass: (milliseconds: number) => (time += milliseconds) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const ask = (workers: AnswerWorkers, visitor: string | undefined, operation: string) =>
  workers
    .answer(visitor, operation, async () => ({ operation }) as WorkerOrder)
    .then(
      ({ payload }) => payload,
      ({ statusCode, retryAfter }: HttpFault) => `${statusCode} after ${retryAfter}`,
    );

describe('Answers of worker threads', () => {
  it('is refused to whoever has enough under way, with the time to wait, and made for others', async () => {
    const { workers, finish } = stage();
    const answers = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(workers, 'a', name));
    const other = ask(workers, 'b', 'b1');
    await settled();
    expect(await answers[3]).toBe('503 after 1');
    // The first order was running when the other visitor's order came.
    expect([await finish(), await finish(), await finish(), await finish()]).toEqual(['a1', 'a2', 'b1', 'a3']);
    expect(await Promise.all([other, ...answers.slice(0, 3)])).toEqual(['b1', 'a1', 'a2', 'a3']);
  });

  it('is made once for all who ask for it meanwhile', async () => {
    const { workers, given, finish } = stage();
    const answers = ['a', 'b', 'c'].map((visitor) => ask(workers, visitor, 'same'));
    await settled();
    expect(given).toHaveLength(1);
    await finish();
    expect(await Promise.all(answers)).toEqual(['same', 'same', 'same']);
  });

  it('is not begun any more when its time to answer is over', async () => {
    const { workers, given, finish, pass } = stage();
    const answers = ['a1', 'a2'].map((name) => ask(workers, 'a', name));
    await settled();
    pass(9_000);
    await finish();
    expect([await Promise.all(answers), given.length]).toEqual([['a1', '503 after 1'], 0]);
  });

  it('that can continue is interrupted after its turn, and the others go first', async () => {
    const { workers, given, finish } = stage();
    const long = workers.answer('a', 'long', async () => ({ operation: 'long', continues: true }) as WorkerOrder);
    const short = ask(workers, 'b', 'short');
    await settled();
    expect(given[0]).toMatchObject({ operation: 'long', turn: 200 });
    given.shift()?.finish({ interrupted: true });
    await settled();
    expect([await finish(), await finish()]).toEqual(['short', 'long']);
    expect([await short, (await long).payload]).toEqual(['short', 'long']);
  });

  it('is refused when its turns together take too long', async () => {
    const { workers, given, pass } = stage();
    const answer = ask(workers, 'a', 'endless');
    await settled();
    expect(given[0]).toMatchObject({ turn: 8_000 });
    pass(8_000);
    given.shift()?.finish({ interrupted: true });
    await settled();
    expect([await answer, given.length]).toEqual(['503 after undefined', 0]);
  });

  it('leaves faults of the handler what they are', async () => {
    const { workers, given } = stage();
    const answer = ask(workers, 'a', 'gone');
    await settled();
    given[0]?.finish({ fault: { statusCode: 404, message: '', display: '', retryAfter: undefined, errorCode: 1404 } });
    expect(await answer).toBe('404 after undefined');
  });
});

describe('The time that a call may take before a worker thread takes over', () => {
  it('is what it takes where no thread can be had', () => {
    const { workers } = stage({ isReady: false, isThere: false });
    expect(workers.budgetFor('a', 'x').most).toBe(Infinity);
  });

  it('is the same as ever while a thread is starting, which is waited for', async () => {
    const [{ workers: starting, finish }, { workers: ready }] = [stage({ isReady: false }), stage()];
    expect(starting.budgetFor('a', 'x').most).toBe(ready.budgetFor('a', 'x').most);
    expect(starting.budgetFor('a', 'x').most).toBeLessThan(1_000);
    const answer = ask(starting, 'a', 'x');
    await settled();
    await finish();
    expect(await answer).toBe('x');
  });

  it('is as much as before when the thread was quick with it', async () => {
    const { workers, finish, pass } = stage();
    const answer = ask(workers, 'b', 'quote');
    await settled();
    pass(20);
    await finish();
    await answer;
    expect(workers.budgetFor('a', 'quote').most).toBeGreaterThan(0);
  });

  it('is nothing once it is known to take long', async () => {
    const { workers, finish, pass } = stage();
    expect(workers.budgetFor('a', 'long').most).toBeGreaterThan(0);
    const answer = ask(workers, 'b', 'long');
    await settled();
    pass(100);
    await finish();
    await answer;
    expect(workers.budgetFor('a', 'long').most).toBe(0);
    expect(workers.budgetFor('a', 'other').most).toBeGreaterThan(0);
  });

  it('is nothing for who has spent enough, until time has passed; others have theirs', () => {
    const { workers, pass } = stage();
    workers.spentInVain('a', { most: 6, spent: 1_000 });
    expect([workers.budgetFor('a', 'x').most <= 0, workers.budgetFor('b', 'x').most > 0]).toEqual([true, true]);
    expect(workers.budgetFor(undefined, 'x').most).toBeGreaterThan(0);
    pass(60_000);
    expect(workers.budgetFor('a', 'x').most).toBeGreaterThan(0);
  });
});
