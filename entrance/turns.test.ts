import { describe, expect, it, vi } from 'vitest';
import { createTurns, NoTurn, type TurnLimits } from './turns.ts';

const LIMITS: TurnLimits = { atOnce: 2, atOnceEach: 1, atOnceForAll: 1, most: 20, mostEach: 5, patience: 1_000 };

/** Turns with a list of started tasks in their order. */
function open(limits: Partial<TurnLimits> = {}) {
  const turns = createTurns({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const leaves = new Map<string, () => void>();
  const ask = (visitor: string | undefined, name: string) => {
    const ticket = turns.ticket(visitor);
    const enter = async (): Promise<undefined> => {
      leaves.set(name, await ticket.enter());
      begun.push(name);
    };
    return { ticket, refused: enter().catch((error: unknown) => (error instanceof NoTurn ? error : undefined)) };
  };
  const settle = () => new Promise<void>((done) => setImmediate(done));
  const leave = async (name: string) => {
    leaves.get(name)?.();
    await settle();
  };
  return { turns, begun, ask, leave, settle };
}

describe('Works that cost', () => {
  it('are followed by a rest as long as they took where their visitor has more waiting, and by none where he has not', async () => {
    const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
    const { turns, begun, ask, leave, settle } = open({ rest: 1 });
    ask('a', 'a1');
    ask('a', 'a2');
    await pause(60);
    await leave('a1');
    expect(begun).toEqual(['a1']);
    ask('b', 'b1');
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1', 'a2']));
    await leave('a2');
    await leave('b1');
    ask('a', 'a3');
    await settle();
    expect([begun.at(-1), turns.load]).toEqual(['a3', { waiting: 0, running: 1 }]);
  });

  it('wait for each other where one visitor asks for them, while others go first', async () => {
    const { begun, ask, leave, settle } = open();
    for (const name of ['a1', 'a2', 'a3']) ask('a', name);
    await settle();
    expect(begun).toEqual(['a1']);
    ask('b', 'b1');
    ask('c', 'c1');
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    await leave('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await leave('c1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    await leave('c1');
    await leave('b1');
    expect(begun).toHaveLength(4);
    await leave('a2');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('that several want are done at the turn of the first of them, and once', async () => {
    const { turns, begun, ask, leave, settle } = open();
    for (const name of ['a1', 'a2', 'a3']) ask('a', name);
    const last = ask('a', 'page');
    await settle();
    last.ticket.share('b');
    await settle();
    expect(begun).toEqual(['a1', 'page']);
    expect(turns.load).toEqual({ waiting: 2, running: 2 });
    for (const name of ['page', 'a1', 'a2', 'a3']) await leave(name);
    expect([begun, turns.load]).toEqual([['a1', 'page', 'a2', 'a3'], { waiting: 0, running: 0 }]);
  });

  it('may be shared before they are waited for', async () => {
    const { turns, begun, ask, settle } = open();
    ask('a', 'a1');
    const ticket = turns.ticket('a');
    ticket.share('b');
    await ticket.enter();
    await settle();
    expect([begun, turns.load]).toEqual([['a1'], { waiting: 0, running: 2 }]);
  });

  it('are not done for who has left, unless somebody else wants them', async () => {
    const { turns, begun, ask, leave, settle } = open({ atOnce: 1 });
    ask('x', 'x1');
    const [alone, shared] = [ask('a', 'alone'), ask('b', 'shared')];
    shared.ticket.share('c');
    alone.ticket.abandon();
    shared.ticket.abandon();
    expect(await alone.refused).toBeInstanceOf(NoTurn);
    await settle();
    await leave('x1');
    expect([begun, turns.load.waiting]).toEqual([['x1', 'shared'], 0]);
    const gone = turns.ticket('d');
    gone.abandon();
    await expect(gone.enter()).rejects.toBeInstanceOf(NoTurn);
  });

  it('have an end for one visitor, whose own doing it is, and for all', async () => {
    const { ask } = open({ atOnce: 1, most: 4, mostEach: 2 });
    for (const name of ['a1', 'a2', 'a3']) ask('a', name);
    expect(await ask('a', 'a4').refused).toMatchObject({ isOwnDoing: true, retryAfter: 2 });
    ask('b', 'b1');
    ask('c', 'c1');
    expect(await ask('d', 'd1').refused).toMatchObject({ isOwnDoing: false });
  });

  it('for everyone leave room for visitors', async () => {
    const { ask } = open({ atOnce: 1, most: 4, mostEach: 2 });
    for (const name of ['1', '2', '3']) ask(undefined, name);
    expect(await ask(undefined, '4').refused).toBeInstanceOf(NoTurn);
    const late = vi.fn();
    void ask('a', 'a1').refused.then(late);
    await new Promise((done) => setImmediate(done));
    expect(late).not.toHaveBeenCalled();
  });

  it('for everyone have a number of their own', async () => {
    const { begun, ask, settle } = open({ atOnce: 4, atOnceForAll: 2 });
    for (const name of ['1', '2', '3']) ask(undefined, name);
    ask('a', 'a1');
    await settle();
    expect(begun).toEqual(['1', '2', 'a1']);
  });

  it('are given up after a while, and hold up nobody afterwards', async () => {
    const { turns, begun, ask, leave } = open({ atOnce: 1, patience: 20 });
    ask('a', 'a1');
    const late = ask('b', 'b1');
    expect(await late.refused).toMatchObject({ isOwnDoing: false });
    expect(turns.load).toEqual({ waiting: 0, running: 1 });
    await leave('a1');
    ask('c', 'c1');
    await new Promise((done) => setImmediate(done));
    expect(begun).toEqual(['a1', 'c1']);
  });
});
