import type { Socket } from 'node:net';

const corked: Socket[] = [];

/** Whatever is written to a socket in this turn of the event loop goes out in one piece at its end. */
export function corkForThisTurn(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  if (corked.push(socket) === 1) process.nextTick(uncorkAll);
}

function uncorkAll(): void {
  for (const socket of corked.splice(0)) socket.uncork();
}
