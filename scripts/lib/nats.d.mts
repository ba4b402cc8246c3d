interface NatsServer {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** Starts a NATS server of its own (Debian's; installs the package where it may); on a free port unless one is given. */
export function startNats(port?: number): Promise<NatsServer>;
