// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openGateway } from './browser.ts';
import { browserCompression } from './codec/browser-compression.ts';
import { createCodec } from './codec/codec.ts';
import { serverInfo, settled, TOKEN } from './connection/testing.ts';
import { MAXIMUM_MESSAGE_SIZE } from './timings.ts';

const codec = createCodec('jsjsonc-v2', browserCompression, MAXIMUM_MESSAGE_SIZE);

class FakeWebSocket extends EventTarget {
  static readonly all: FakeWebSocket[] = [];
  binaryType = '';
  isClosed = false;
  readonly sent: Uint8Array[] = [];
  readonly url: string;
  readonly protocols: readonly string[];
  constructor(url: string, protocols: readonly string[]) {
    super();
    this.url = url;
    this.protocols = protocols;
    FakeWebSocket.all.push(this);
  }
  send(frame: Uint8Array): void {
    this.sent.push(frame);
  }
  close(): void {
    this.isClosed = true;
  }
}

let gateway: ReturnType<typeof openGateway>;
const last = () => FakeWebSocket.all.at(-1)!;
const kinds = () => last().sent.map((frame) => codec.decode(frame).Message);

async function connect(): Promise<void> {
  last().dispatchEvent(new Event('open'));
  const answer = {
    Message: 'AuthenticationResponse',
    Version: 2,
    server_info: serverInfo(),
    meta: { status: { code: 200 } },
    header: { id_job: 1 },
  } as const;
  const { buffer, byteOffset, byteLength } = codec.encode(answer) as Uint8Array<ArrayBuffer>;
  last().dispatchEvent(new MessageEvent('message', { data: buffer.slice(byteOffset, byteOffset + byteLength) }));
  await settled();
}

function show(event: string, persisted = false): void {
  window.dispatchEvent(Object.assign(new Event(event), { persisted }));
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeWebSocket);
  FakeWebSocket.all.length = 0;
  gateway = openGateway(async () => ({ url: 'wss://x/ws', token: TOKEN }));
  gateway.connection.connect().catch(() => {});
  await settled();
  await connect();
});
afterEach(() => {
  gateway.close();
  vi.unstubAllGlobals();
});

describe('a gateway of a page', () => {
  it('speaks the compressed encoding over the WebSocket of the browser', () => {
    expect(gateway.connection.state).toBe('AUTHENTICATED');
    expect(last()).toMatchObject({
      url: 'wss://x/ws',
      protocols: ['parkett.jsjsonc-v2', 'parkett.auth.one-time-token'],
      binaryType: 'arraybuffer',
    });
    expect(kinds()).toEqual(['AuthenticationByTokenRequest']);
  });

  it.each([
    ['offline', 'online'],
    ['pagehide', 'pageshow'],
  ])('closes at %s and reconnects at once at %s', async (away, back) => {
    show(away);
    expect(gateway.connection.state).toBe('DISCONNECTED');
    expect(last().isClosed).toBe(true);
    await settled();
    expect(FakeWebSocket.all).toHaveLength(1);
    show(back, true);
    await settled();
    expect(FakeWebSocket.all).toHaveLength(2);
    await connect();
    expect(gateway.connection.state).toBe('AUTHENTICATED');
  });

  it('does nothing when a page is shown for the first time', () => {
    show('pageshow');
    expect(kinds()).toEqual(['AuthenticationByTokenRequest']);
  });

  it('asks for a sign of life when the page is seen again', () => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(kinds()).toEqual(['AuthenticationByTokenRequest', 'Ping']);
  });

  it('goes down with its socket', () => {
    last().dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '' }));
    expect(gateway.connection.state).toBe('DISCONNECTED');
  });

  it('leaves no listener when it is closed', async () => {
    gateway.close();
    show('online');
    show('pageshow', true);
    await settled();
    expect(FakeWebSocket.all).toHaveLength(1);
    expect(last().isClosed).toBe(true);
  });
});
