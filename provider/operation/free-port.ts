import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Opens a port for a moment, to report a port that is taken or not allowed before a start of some seconds, not after it. Port 0 is always
 * free. Rejects with the error of the system, whose `code` has the reason.
 */
export async function openForAMoment(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen({ port, host, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
