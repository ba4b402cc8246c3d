import { systemClock } from './clock.ts';
import { browserCompression } from './codec/browser-compression.ts';
import { compressedCodec } from './codec/codec.ts';
import type { Surroundings } from './connection/connection.ts';
import { assembleGateway, type Gateway } from './open.ts';
import { createSubscriptions, type Subscriptions } from './requests/subscriptions.ts';
import { MAXIMUM_MESSAGE_SIZE } from './timings.ts';
import type { Admission, OpenSocket } from './types.ts';

/** Opens a gateway over the browser's WebSocket, compressed. It pauses while the network is down or the page is hidden. */
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
    send: (frame) => socket.send(frame),
    close: () => socket.close(),
  };
};

/** Pages in the back/forward cache must not have open connections. */
function watchPage({ pause, wake }: Surroundings): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  addEventListener('offline', pause, options);
  addEventListener('online', wake, options);
  addEventListener('pagehide', pause, options);
  addEventListener('pageshow', ({ persisted }) => persisted && wake(), options);
  addEventListener('visibilitychange', () => document.hidden || wake(), options);
  return () => ending.abort();
}
