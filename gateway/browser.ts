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
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onMessage(typeof data === 'string' ? data : new Uint8Array(data)));
  socket.addEventListener('close', ({ code, reason }) => onClose(code, reason));
  socket.addEventListener('error', onError);
  return {
    send: (frame) => socket.send(frame as string),
    close: () => socket.close(),
  };
};

/** A page that is kept to be shown again (back/forward cache) may hold no open connection. */
function watchPage({ pause, wake }: Surroundings): () => void {
  const ending = new AbortController();
  const changes = {
    offline: pause,
    online: wake,
    pagehide: pause,
    pageshow: ({ persisted }: PageTransitionEvent) => persisted && wake(),
    visibilitychange: () => document.hidden || wake(),
  };
  for (const [name, run] of Object.entries(changes)) {
    addEventListener(name, run as EventListener, { capture: true, signal: ending.signal });
  }
  return () => ending.abort();
}
