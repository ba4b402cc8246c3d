import { WebSocket } from 'ws';
import { createCodec, encodingOf } from './codec/codec.ts';
import { nodeCompression } from './codec/node-compression.ts';
import type { ConnectionOptions } from './connection/connection.ts';
import { systemClock } from './clock.ts';
import { assembleGateway, type Gateway } from './open.ts';
import { createRequests } from './requests/requests.ts';
import { MAXIMUM_MESSAGE_SIZE } from './timings.ts';
import type { OpenSocket } from './types.ts';

type NodeOptions = Pick<ConnectionOptions, 'admission'> & Partial<ConnectionOptions> & { readonly encoding?: string };

/**
 * Opens a gateway for programs, compressed by default.
 * @throws BadRequestError for an unknown encoding
 */
export function openGateway({ encoding, ...options }: NodeOptions): Gateway {
  const codec = createCodec(encodingOf(encoding), nodeCompression, MAXIMUM_MESSAGE_SIZE);
  return assembleGateway({ openSocket: openNodeSocket, codec, clock: systemClock, random: Math.random, ...options }, createRequests);
}

/** `closeTimeout`: maximum time in ms for the peer to complete the closing handshake. */
const socketOptions = { perMessageDeflate: false, maxPayload: MAXIMUM_MESSAGE_SIZE, closeTimeout: 1000 };

export const openNodeSocket: OpenSocket = (url, protocols, { onOpen, onMessage, onClose, onError }) => {
  const socket = new WebSocket(url, [...protocols], socketOptions);
  socket.on('open', onOpen);
  socket.on('message', (data: Buffer, isBinary: boolean) => onMessage(isBinary ? data : data.toString()));
  socket.on('close', (code, reason) => onClose(code, reason.toString()));
  socket.on('error', onError);
  return {
    send: (frame) => socket.send(frame),
    close: () => socket.close(),
  };
};
