import { createCodec } from '#gateway/codec/codec.ts';
import { nodeCompression } from '#gateway/codec/node-compression.ts';
import type { Gateway } from '#gateway/open.ts';
import { MAXIMUM_MESSAGE_SIZE } from '#gateway/timings.ts';
import type { OpenSocket, Subscriber } from '#gateway/types.ts';
import { openGateway, openNodeSocket } from '#gateway/node.ts';
import type { ClientOptions, CreateClient } from './client.ts';

interface WorseClient {
  readonly createClient: CreateClient;
  /** Violation that the observer must find in some scenario. */
  readonly fault: string;
}

/** Clients with one fault each, such as a careless change would introduce. */
export const worseClients: Readonly<Record<string, WorseClient>> = {
  'takes a silent line for a living one': {
    createClient: (options) => openGateway({ ...options, openSocket: withSignsOfLife(options) }),
    fault: 'shown as live long after a newer value came',
  },
  'does not ask again after a reconnect': {
    createClient: (options) => openGateway({ ...options, codec: askingOnce(options) }),
    fault: 'not current although all faults were mended',
  },
  'does not say that the prices stopped': {
    createClient: (options) =>
      withSubscribers(options, ({ onLive, ...rest }) => ({ ...rest, onLive: (isLive) => isLive && onLive?.(true) })),
    fault: 'shown as live without a connection',
  },
  'shows an older price once more': {
    createClient: (options) => withSubscribers(options, repeatingOld),
    fault: 'an older value after a newer one',
  },
  'misses every later price': {
    createClient: (options) => withSubscribers(options, hearingTwice),
    fault: 'neither delivered nor signalled',
  },
  'goes on after it was closed': {
    createClient(options) {
      const gateway = openGateway(options);
      return { ...gateway, close: () => void options.clock.setTimeout(() => gateway.close(), 400_000) };
    },
    fault: 'the client left 1 sockets open',
  },
};

function withSubscribers(options: ClientOptions, wrap: (subscriber: Subscriber) => Subscriber): Gateway {
  const gateway = openGateway(options);
  const { requests } = gateway;
  return {
    ...gateway,
    requests: { ...requests, subscribe: (path, body, subscriber, more) => requests.subscribe(path, body, wrap(subscriber), more) },
  };
}

function withSignsOfLife({ clock, encoding }: ClientOptions): OpenSocket {
  const keepAlive = createCodec(encoding, nodeCompression, MAXIMUM_MESSAGE_SIZE).encode({ Message: 'KeepAlive', Version: 2 });
  return (url, protocols, events) => {
    let timer = clock.setTimeout(tell, 5_000);
    function tell(): void {
      events.onMessage(keepAlive);
      timer = clock.setTimeout(tell, 5_000);
    }
    const socket = openNodeSocket(url, protocols, {
      ...events,
      onClose(code, reason) {
        clock.clearTimeout(timer);
        events.onClose(code, reason);
      },
    });
    return {
      send: (frame) => socket.send(frame),
      close() {
        clock.clearTimeout(timer);
        socket.close();
      },
    };
  };
}

function askingOnce({ encoding }: ClientOptions): ReturnType<typeof createCodec> {
  const codec = createCodec(encoding, nodeCompression, MAXIMUM_MESSAGE_SIZE);
  let connections = 0;
  return {
    ...codec,
    encode(message) {
      if (message.Message === 'AuthenticationByTokenRequest') connections += 1;
      const isAgain = message.Message === 'HighLevelRequest' && connections > 1;
      return codec.encode(isAgain ? { Message: 'KeepAlive', Version: 2 } : message);
    },
  };
}

function repeatingOld(subscriber: Subscriber): Subscriber {
  let first: unknown;
  return {
    ...subscriber,
    onData(data) {
      subscriber.onData(data);
      if (first !== undefined) subscriber.onData(first);
      first ??= data;
    },
  };
}

function hearingTwice(subscriber: Subscriber): Subscriber {
  let left = 2;
  return {
    ...subscriber,
    onData(data) {
      left -= 1;
      if (left >= 0) subscriber.onData(data);
    },
  };
}
