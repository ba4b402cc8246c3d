import { Socket } from 'node:net';

/** Hosts outside this machine to which a connection was attempted; all attempts are refused. */
export interface NetworkWatch {
  readonly tried: readonly string[];
  end(): void;
}

const OWN = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Restricts sockets of this thread to this machine. */
export function watchNetwork(): NetworkWatch {
  const tried: string[] = [];
  // All connections pass through this method, also those of `fetch`.
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function watched(this: Socket, ...parameters: unknown[]) {
    const [options] = parameters.flat() as { readonly host?: string; readonly path?: string }[];
    const host = options?.host ?? 'localhost';
    if (options?.path === undefined && !OWN.test(host)) {
      tried.push(host);
      return this.destroy(new Error(`The tests may not reach ${host}.`));
    }
    return Reflect.apply(connect, this, parameters) as Socket;
  };
  return { tried, end: () => void (Socket.prototype.connect = connect) };
}
