/** One WebSocket frame (RFC 6455) as transferred, header included. */
export interface WireFrame {
  readonly bytes: Buffer;
  readonly opcode: number;
}

export const opcode = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Splits a stream into the HTTP head (everything up to the empty line) and whole frames; buffers incomplete ones. */
export function createWireReader(): (chunk: Buffer) => { head: Buffer | undefined; frames: WireFrame[] } {
  let rest: Buffer = Buffer.alloc(0);
  let isUpgraded = false;
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let head: Buffer | undefined;
    if (!isUpgraded) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return { head: undefined, frames: [] };
      isUpgraded = true;
      head = rest.subarray(0, end + 4);
      rest = rest.subarray(end + 4);
    }
    const frames: WireFrame[] = [];
    for (let size = frameSize(rest); size !== undefined && size <= rest.length; size = frameSize(rest)) {
      frames.push({ bytes: rest.subarray(0, size), opcode: (rest[0] ?? 0) & 0x0f });
      rest = rest.subarray(size);
    }
    return { head, frames };
  };
}

/** Returns the bytes of the frame that begins here; undefined while its header is incomplete. */
export function frameSize(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined;
  const second = bytes.readUInt8(1);
  const mask = (second & 0x80) === 0 ? 0 : 4;
  const short = second & 0x7f;
  if (short < 126) return 2 + mask + short;
  if (short === 126) return bytes.length < 4 ? undefined : 4 + mask + bytes.readUInt16BE(2);
  return bytes.length < 10 ? undefined : 10 + mask + Number(bytes.readBigUInt64BE(2));
}

/** Returns a complete frame. Frames to a server are masked with zeros, which leaves the payload readable. */
export function makeFrame(kind: number, payload: Buffer, isMasked: boolean): Buffer {
  const bit = isMasked ? 0x80 : 0;
  const first = 0x80 | kind;
  const header =
    payload.length < 126
      ? Buffer.from([first, bit | payload.length])
      : payload.length < 65_536
        ? Buffer.from([first, bit | 126, payload.length >> 8, payload.length & 0xff])
        : longHeader(first, bit, payload.length);
  return Buffer.concat([header, Buffer.alloc(isMasked ? 4 : 0), payload]);
}

function longHeader(first: number, bit: number, length: number): Buffer {
  const header = Buffer.alloc(10);
  header[0] = first;
  header[1] = bit | 127;
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
