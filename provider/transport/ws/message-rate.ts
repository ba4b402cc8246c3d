/** Rate limit for the messages of one client. */
export interface MessageRate {
  /**
   * Counts a message; returns false if the limit is exceeded.
   * @param now monotonic time in ms
   */
  take(now: number): boolean;
}

/** Creates a token bucket with a capacity of `messageBurst` that is refilled with `messageRate` per second. */
export function createMessageRate(
  { messageRate, messageBurst }: { readonly messageRate: number; readonly messageBurst: number },
  start: number,
): MessageRate {
  let left = messageBurst;
  let filledAt = start;
  return {
    take(now) {
      left = Math.min(messageBurst, left + ((now - filledAt) / 1000) * messageRate);
      filledAt = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
