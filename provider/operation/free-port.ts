import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Opens a port for a moment: that it is taken or not allowed is reported before a start of some seconds, not after it. Port 0 is always free.
 * Rejects with the error of the system, whose `code` says why.
 */
export async function openForAMoment(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen({ port, host, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
