import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { browserCompression } from '#gateway/codec/browser-compression.ts';
import { nodeCompression } from '#gateway/codec/node-compression.ts';
import { subprotocol, type Encoding } from '#gateway/generated/constants.ts';
import { makeFrame, opcode } from '#tests/faults/wire.ts';

export interface RawClientOptions {
  readonly port: number;
  readonly encoding: Encoding;
  readonly token: string;
  readonly notations: readonly number[];
}

export interface RawEvents {
  /** Called when the client is authenticated and has an answer to every subscription. */
  onCurrent(): void;
  onClose(): void;
  /** Called with frames and bytes of one read, and payloads of some of the frames as text. */
  onFrames(frames: number, bytes: number, sample: string | undefined): void;
}

/** Number of frames of which one is decoded. */
const SAMPLE = 64;
const NO_SUBSCRIPTION = 1;

/** Opens a client with as little work as possible, to measure the server alone. */
export function openRawClient({ port, encoding, token, notations }: RawClientOptions, { onCurrent, onClose, onFrames }: RawEvents): Socket {
  const isPlain = encoding === 'jsjson-v2';
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const send = (message: object): Buffer => {
    const bytes = Buffer.from(JSON.stringify(message));
    return makeFrame(isPlain ? opcode.text : opcode.binary, isPlain ? bytes : Buffer.from(browserCompression.compress(bytes)), true);
  };
  let rest: Buffer | undefined;
  let isUpgraded = false;
  let answers = -1;
  let sampled = 0;
  socket.on('connect', () => socket.write(head(port, isPlain)));
  socket.on('error', () => undefined);
  socket.on('close', onClose);
  socket.on('data', (chunk: Buffer) => {
    let bytes = rest === undefined ? chunk : Buffer.concat([rest, chunk]);
    rest = undefined;
    if (!isUpgraded) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0 || !bytes.toString('latin1', 0, 12).endsWith('101')) return void (end < 0 ? (rest = bytes) : socket.destroy());
      isUpgraded = true;
      bytes = bytes.subarray(end + 4);
      socket.write(send(authentication(token)));
    }
    let at = 0;
    let frames = 0;
    let sample: string | undefined;
    for (let size = sizeAt(bytes, at); size > 0 && at + size <= bytes.length; size = sizeAt(bytes, at)) {
      frames += 1;
      sampled += 1;
      if (sampled % SAMPLE === 0) sample = textOf(bytes.subarray(at, at + size), isPlain);
      at += size;
      if (answers >= notations.length) continue;
      answers += 1;
      if (answers === 0 && notations.length > 0) {
        socket.write(Buffer.concat(notations.map((notation, index) => send(subscription(notation, index + 2)))));
      }
      if (answers === notations.length) onCurrent();
    }
    if (at < bytes.length) rest = bytes.subarray(at);
    onFrames(frames, at, sample);
  });
  return socket;
}

/** Returns the size of the frame at this position in bytes; 0 if not known yet. Servers do not mask. */
function sizeAt(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length) return 0;
  const short = bytes[at + 1] ?? 0;
  if (short < 126) return 2 + short;
  return 4 + bytes.readUInt16BE(at + 2);
}

function textOf(frame: Buffer, isPlain: boolean): string {
  const payload = frame.subarray((frame[1] ?? 0) < 126 ? 2 : 4);
  return isPlain ? payload.toString() : Buffer.from(nodeCompression.expand(payload, 65_536)).toString();
}

function head(port: number, isPlain: boolean): string {
  const protocols = `${isPlain ? subprotocol.plain : subprotocol.compressed}, ${subprotocol.oneTimeToken}`;
  return (
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: ${protocols}\r\n\r\n`
  );
}

function authentication(token: string): object {
  return {
    Message: 'AuthenticationByTokenRequest',
    Version: 2,
    token: { value: { b64: token.padEnd(Math.ceil(token.length / 4) * 4, '=') } },
    software: { name: 'parkett-bench', version: '1' },
    maximum_idle_interval: 3_600_000_000,
    maximum_receivable_message_size: 1_048_576,
    header: { id_job: NO_SUBSCRIPTION },
  };
}

function subscription(notation: number, idJob: number): object {
  return {
    Message: 'HighLevelRequest',
    Version: 2,
    method: 2,
    path: '/api/v1/prices/composite/get',
    body: { data: { identifier: { value: notation, type: 'idNotation' } }, subscription: { minimumInterval: 0 } },
    content_type: 'application/json',
    header: { id_job: idJob, flags: 3 },
  };
}
