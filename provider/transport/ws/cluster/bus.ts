/** Messages between gateway nodes. They may get lost; correctness does not depend on them. */
export interface Bus {
  /** Whether messages are currently delivered. */
  readonly isUp: boolean;
  /** Sends to all other nodes; messages are dropped while the bus is down. */
  publish(subject: string, text: string): void;
  subscribe(subject: string, listener: (text: string) => void): () => void;
  /** Notifies when the bus goes down or comes up; the returned function unsubscribes. */
  onChange(listener: (isUp: boolean) => void): () => void;
  close(): Promise<void>;
}
