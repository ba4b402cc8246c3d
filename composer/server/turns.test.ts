import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('run one thing after the other, also behind one that failed', async () => {
    const inTurn = createTurns();
    const order: string[] = [];
    const failing = inTurn(async () => {
      await Promise.resolve();
      order.push('first');
      throw new Error('gone');
    });
    await inTurn(async () => order.push('second'));
    await expect(failing).rejects.toThrow('gone');
    expect(order).toEqual(['first', 'second']);
  });

  it('leave others a pause between two things', async () => {
    const inTurn = createTurns(80);
    const began: number[] = [];
    const note = async (): Promise<void> => void began.push(performance.now());
    await inTurn(note);
    await inTurn(note);
    const [first = 0, second = 0] = began;
    // Timers may fire a millisecond early.
    expect(second - first).toBeGreaterThanOrEqual(78);
  });
});
