import { describe, expect, it } from 'vitest';
import { createObserver } from './observer.ts';
import { createScriptedSource } from './scripted-source.ts';
import { createTestClock } from '#provider/transport/ws/cluster/testing.ts';

function observed() {
  const clock = createTestClock();
  const source = createScriptedSource({ clock, now: () => clock.now(), notations: [7], interval: 1_000, padding: 0 });
  const observer = createObserver({ notation: 7, source, clock, patience: 5_000 });
  const tell = (price: number): void => observer.subscriber.onData({ trade: { latest: { price } } });
  return { clock, observer, tell, live: (isLive: boolean) => observer.subscriber.onLive?.(isLive) };
}

describe('what a subscriber is told', () => {
  it('is good when it is the last value', () => {
    const { clock, observer, tell, live } = observed();
    clock.advance(2_500);
    tell(3);
    live(true);
    observer.look('AUTHENTICATED');
    expect([observer.verdict(), observer.faults]).toEqual(['delivered', []]);
  });

  it('is lost when it is an older value and shown as live, and a fault when that lasts', () => {
    const { clock, observer, tell, live } = observed();
    tell(1);
    live(true);
    clock.advance(4_500);
    observer.look('AUTHENTICATED');
    expect([observer.verdict(), observer.faults]).toEqual(['lost', []]);
    clock.advance(4_000);
    observer.look('AUTHENTICATED');
    expect(observer.faults).toEqual(['shown as live long after a newer value came']);
  });

  it('is signalled when it is said not to be live', () => {
    const { clock, observer, tell, live } = observed();
    tell(1);
    live(false);
    clock.advance(60_000);
    observer.look('DISCONNECTED');
    expect([observer.verdict(), observer.faults]).toEqual(['signalled', []]);
  });

  it('must not be live without a connection', () => {
    const { clock, observer, tell, live } = observed();
    tell(1);
    live(true);
    observer.look('DISCONNECTED');
    clock.advance(1);
    observer.look('DISCONNECTED');
    expect(observer.faults).toEqual(['shown as live without a connection']);
  });

  it('must not go back, nor go on after the end', () => {
    const { observer, tell } = observed();
    tell(2);
    tell(1);
    observer.end();
    tell(3);
    expect(observer.faults).toEqual(['an older value after a newer one', 'data after the end']);
  });
});
