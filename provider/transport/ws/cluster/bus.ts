/** Messages between gateway nodes. They may get lost; nothing depends on one of them. */
export interface Bus {
  /** Whether messages go through at this moment. */
  readonly isUp: boolean;
  /** Sends to all others; while the bus is down nothing is sent and nothing is kept. */
  publish(subject: string, text: string): void;
  subscribe(subject: string, listener: (text: string) => void): () => void;
  /** Says when the bus goes down or comes up. */
  onChange(listener: (isUp: boolean) => void): () => void;
  close(): Promise<void>;
}
