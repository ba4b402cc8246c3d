import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { openLine, type Line } from './line.ts';
import { makeFrame, opcode } from './wire.ts';

export type Direction = 'none' | 'toClient' | 'toServer' | 'both';

/** Fault of the line for everything that passes, until it is changed. */
export interface LineState {
  /** Real milliseconds that every chunk waits; the order stays. */
  readonly delay: number;
  /** Largest chunk in bytes; 0: chunks stay as they are. */
  readonly split: number;
  /** Every n-th frame comes twice; 0: none. */
  readonly duplicate: number;
  /** Nothing arrives any more. A line that was in a black hole once stays there: TCP never leaves out a part. */
  readonly blackHole: Direction;
  /** Reads nothing: writes pile up at the sender, and arrive later. */
  readonly stall: Direction;
  /** New connections are cut at once. */
  readonly refuses: boolean;
}

export const CALM: LineState = { delay: 0, split: 0, duplicate: 0, blackHole: 'none', stall: 'none', refuses: false };

export type Injection = { readonly bytes: Buffer } | { readonly text: string } | { readonly binary: Buffer };

export interface FaultProxy {
  readonly port: number;
  /** Where new connections are led. */
  aim(port: number): void;
  set(state: Partial<LineState>): void;
  /** Cuts all connections on both sides. */
  drop(): void;
  /** One side is gone without a word to the other, which stays open and hears nothing. */
  halfOpen(gone: 'server' | 'client'): void;
  /** Bytes in the middle of the stream that are no frame, or a whole frame with this payload. */
  inject(to: 'client' | 'server', what: Injection): void;
  /** Connections whose client has not closed them. */
  open(): number;
  close(): Promise<void>;
}

/** A TCP proxy that knows frames, between a client and a server on this machine. */
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
