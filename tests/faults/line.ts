import { connect, type Socket } from 'node:net';
import type { LineState } from './proxy.ts';
import { createWireReader, opcode, type WireFrame } from './wire.ts';

type End = 'client' | 'server';

/** One connection through the proxy. */
export interface Line {
  apply(state: LineState): void;
  /** Writes to one end, between two frames. */
  write(to: End, bytes: Buffer): void;
  /** Removes one end without notice to the other. */
  sever(gone: End): void;
  cut(): void;
  /** Returns true while the client's end is open. */
  isHeld(): boolean;
}

/** Connects a client to a port; calls `onEnd` once both ends are closed. */
export function openLine(client: Socket, port: number, first: LineState, onEnd: (line: Line) => void): Line {
  const sockets: Record<End, Socket> = { client, server: connect({ port, host: '127.0.0.1' }) };
  const lost = { client: false, server: false };
  let state = first;
  let isSevered = false;
  const write = { client: createChannel(sockets.client, () => state), server: createChannel(sockets.server, () => state) };
  const line: Line = {
    apply(next) {
      state = next;
      if (lets(next.blackHole, 'client')) lost.client = true;
      if (lets(next.blackHole, 'server')) lost.server = true;
      pauseWhile(sockets.server, lets(next.stall, 'client'));
      pauseWhile(sockets.client, lets(next.stall, 'server'));
    },
    write: (to, bytes) => void (isSevered || lost[to] || write[to](bytes)),
    sever(gone) {
      isSevered = true;
      sockets[gone].destroy();
    },
    cut() {
      sockets.client.destroy();
      sockets.server.destroy();
    },
    isHeld: () => !sockets.client.destroyed,
  };
  for (const to of ['client', 'server'] as const) {
    const from = to === 'client' ? sockets.server : sockets.client;
    from.setNoDelay(true);
    from.on('error', () => undefined);
    from.on(
      'data',
      createPasser(
        (bytes) => line.write(to, bytes),
        () => state.duplicate,
      ),
    );
    from.on('close', () => {
      if (!isSevered) sockets[to].destroy();
      if (sockets.client.closed && sockets.server.closed) onEnd(line);
    });
  }
  line.apply(first);
  return line;
}

/** Passes on the head, then whole frames, some of them twice. */
function createPasser(write: (bytes: Buffer) => void, duplicate: () => number): (chunk: Buffer) => void {
  const read = createWireReader();
  let passed = 0;
  return (chunk) => {
    const { head, frames } = read(chunk);
    if (head !== undefined) write(head);
    for (const frame of frames) {
      passed += 1;
      write(frame.bytes);
      if (isDue(duplicate(), passed, frame)) write(frame.bytes);
    }
  };
}

function isDue(every: number, passed: number, { opcode: kind }: WireFrame): boolean {
  return every > 0 && passed % every === 0 && (kind === opcode.text || kind === opcode.binary);
}

function lets(direction: LineState['stall'], to: End): boolean {
  return direction === 'both' || direction === (to === 'client' ? 'toClient' : 'toServer');
}

function pauseWhile(socket: Socket, isPaused: boolean): void {
  if (isPaused) socket.pause();
  else socket.resume();
}

/** Writes chunks in order, each after its delay and split as configured. */
function createChannel(socket: Socket, state: () => LineState): (bytes: Buffer) => void {
  const queue: { readonly bytes: Buffer; readonly due: number }[] = [];
  const write = (bytes: Buffer): void => {
    const size = state().split || bytes.length;
    for (let start = 0; start < bytes.length; start += size) if (!socket.destroyed) socket.write(bytes.subarray(start, start + size));
  };
  const flush = (): void => {
    for (let [next] = queue; next !== undefined && next.due <= performance.now(); [next] = queue) {
      write(next.bytes);
      queue.shift();
    }
    const [next] = queue;
    if (next !== undefined) setTimeout(flush, Math.max(0, next.due - performance.now()));
  };
  return (bytes) => {
    const { delay } = state();
    if (delay === 0 && queue.length === 0) return write(bytes);
    queue.push({ bytes, due: performance.now() + delay });
    if (queue.length === 1) setTimeout(flush, delay);
  };
}
