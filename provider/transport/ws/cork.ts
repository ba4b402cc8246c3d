import type { Socket } from 'node:net';

const corked: Socket[] = [];

/** Collects all writes to a socket in this turn of the event loop, and sends them together at its end. */
export function corkForThisTurn(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  if (corked.push(socket) === 1) process.nextTick(uncorkAll);
}

function uncorkAll(): void {
  for (const socket of corked.splice(0)) socket.uncork();
}
