import { expect, it } from 'vitest';
import { startNats } from '../../scripts/lib/nats.mjs';
import { openNatsBus } from '#provider/transport/ws/cluster/nats-bus.ts';

it('carries messages, says when NATS is away, and carries them again when it is back', async () => {
  let nats = await startNats();
  const [one, other] = [openNatsBus(nats.url, 'one'), openNatsBus(nats.url, 'other')];
  const heard: string[] = [];
  other.subscribe('parkett.test', (text) => heard.push(text));
  const changes: boolean[] = [];
  one.onChange((isUp) => changes.push(isUp));
  const carries = async (text: string): Promise<boolean> => {
    one.publish('parkett.test', text);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return heard.includes(text);
  };
  try {
    await expect.poll(() => carries('first'), { timeout: 10_000 }).toBe(true);
    await nats.kill();
    await expect.poll(() => [one.isUp, other.isUp], { timeout: 10_000 }).toEqual([false, false]);
    expect(await carries('while away')).toBe(false);
    nats = await startNats(nats.port);
    await expect.poll(() => carries('second'), { timeout: 10_000 }).toBe(true);
    expect(heard).not.toContain('while away');
    expect(changes).toEqual([true, false, true]);
  } finally {
    await Promise.all([one.close(), other.close()]);
    await nats.stop();
  }
});

it('is closed while NATS was never there', async () => {
  const bus = openNatsBus('nats://127.0.0.1:1', 'lonely');
  bus.publish('parkett.test', 'to nobody');
  await bus.close();
  expect(bus.isUp).toBe(false);
});
