/** How many messages one client may send. */
export interface MessageRate {
  /** Counts a message; false when it is one too many. @param now milliseconds of a clock that never goes back */
  take(now: number): boolean;
}

/** A bucket that holds `messageBurst` and is filled up with `messageRate` per second. */
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
