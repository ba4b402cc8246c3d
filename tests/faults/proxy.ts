import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { openLine, type Line } from './line.ts';
import { makeFrame, opcode } from './wire.ts';

export type Direction = 'none' | 'toClient' | 'toServer' | 'both';

/** Faults of the line for all traffic, until the next change. */
export interface LineState {
  /** Real milliseconds by which every chunk is delayed; the order does not change. */
  readonly delay: number;
  /** Maximum size of a chunk in bytes; 0 leaves chunks unchanged. */
  readonly split: number;
  /** Duplicates every n-th frame; 0 duplicates none. */
  readonly duplicate: number;
  /** Directions in which nothing arrives any more. A line never leaves a black hole: TCP does not skip data. */
  readonly blackHole: Direction;
  /** Directions in which nothing is read: writes accumulate at the sender and arrive later. */
  readonly stall: Direction;
  /** Whether new connections are cut at once. */
  readonly refuses: boolean;
}

export const CALM: LineState = { delay: 0, split: 0, duplicate: 0, blackHole: 'none', stall: 'none', refuses: false };

export type Injection = { readonly bytes: Buffer } | { readonly text: string } | { readonly binary: Buffer };

export interface FaultProxy {
  readonly port: number;
  /** Sets the port of new connections. */
  aim(port: number): void;
  set(state: Partial<LineState>): void;
  /** Cuts all connections on both sides. */
  drop(): void;
  /** Removes one side without notice to the other, which remains open and receives nothing. */
  halfOpen(gone: 'server' | 'client'): void;
  /** Inserts bytes that are no frame into the stream, or a whole frame with this payload. */
  inject(to: 'client' | 'server', what: Injection): void;
  /** Number of connections that their client has not closed. */
  open(): number;
  close(): Promise<void>;
}

/** Starts a TCP proxy that understands frames, between a client and a server on this machine. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  let aim = target;
  let state = CALM;
  const lines = new Set<Line>();
  const listener = createServer((client) => {
    if (state.refuses) client.resetAndDestroy();
    else lines.add(openLine(client, aim, state, (line) => lines.delete(line)));
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const drop = (): void => {
    for (const line of lines) line.cut();
  };
  return {
    port: (listener.address() as AddressInfo).port,
    aim: (port) => void (aim = port),
    set(change) {
      state = { ...state, ...change };
      for (const line of lines) line.apply(state);
    },
    drop,
    halfOpen(gone) {
      for (const line of lines) line.sever(gone);
    },
    inject(to, what) {
      for (const line of lines) line.write(to, bytesOf(what, to));
    },
    open: () => [...lines].filter((line) => line.isHeld()).length,
    async close() {
      drop();
      listener.close();
      await once(listener, 'close');
    },
  };
}

function bytesOf(what: Injection, to: 'client' | 'server'): Buffer {
  if ('bytes' in what) return what.bytes;
  const isMasked = to === 'server';
  return 'text' in what ? makeFrame(opcode.text, Buffer.from(what.text), isMasked) : makeFrame(opcode.binary, what.binary, isMasked);
}
