import { browserCompression } from './codec/browser-compression.ts';
import { compressedCodec } from './codec/codec.ts';
import type { Surroundings } from './connection/connection.ts';
import { assembleGateway, systemClock, type Gateway } from './open.ts';
import { createSubscriptions, type Subscriptions } from './requests/subscriptions.ts';
import { MAXIMUM_MESSAGE_SIZE } from './timings.ts';
import type { Admission, OpenSocket } from './types.ts';

/** A gateway over the browser's WebSocket, compressed. It rests while the network or the page is away. */
export function openGateway(admission: () => Promise<Admission>): Gateway<Subscriptions> {
  return assembleGateway(
    {
      admission,
      openSocket,
      codec: compressedCodec(browserCompression, MAXIMUM_MESSAGE_SIZE),
      clock: systemClock,
      random: Math.random,
      wallNow: Date.now,
      watch: watchPage,
    },
    createSubscriptions,
  );
}

const openSocket: OpenSocket = (url, protocols, { onOpen, onMessage, onClose, onError }) => {
  const socket = new WebSocket(url, [...protocols]);
  socket.binaryType = 'arraybuffer';
  const ending = new AbortController();
  socket.addEventListener('open', onOpen, ending);
  socket.addEventListener(
    'message',
    ({ data }: MessageEvent<string | ArrayBuffer>) => onMessage(typeof data === 'string' ? data : new Uint8Array(data)),
    ending,
  );
  socket.addEventListener('close', ({ code, reason }) => onClose(code, reason), ending);
  socket.addEventListener('error', onError, ending);
  return {
    send: (frame) => socket.send(frame as string),
    close() {
      ending.abort();
      socket.close();
    },
  };
};

/** A page that is kept to be shown again (back/forward cache) may hold no open connection. */
function watchPage({ pause, wake }: Surroundings): () => void {
  const ending = new AbortController();
  const on = (target: EventTarget, name: string, run: (event: Event) => void) => target.addEventListener(name, run, ending);
  on(window, 'offline', pause);
  on(window, 'online', wake);
  on(window, 'pagehide', pause);
  on(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) wake();
  });
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  return () => ending.abort();
}
