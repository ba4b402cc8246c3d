/** Every time and limit of the protocol, in milliseconds unless the name says otherwise (the wire counts microseconds). */

/** The wait before a first new attempt; it doubles with each that fails, five times. */
const RECONNECT_DELAY = 1000;
const RECONNECT_DOUBLINGS = 5;
/** A random part below this is added to each, so that clients of one lost server do not come back together. */
export const RECONNECT_JITTER = 50;
/** One attempt from the question for a token to the answered authentication. */
export const CONNECTION_TIMEOUT = 9000;
/** The question for a token alone. */
export const TOKEN_TIMEOUT = 3000;

/** How often idleness is looked at. */
export const IDLE_CHECK = 1000;
/** The longest silence that we announce (45,000,000 µs on the wire); a sign of life is due after half of it. */
export const IDLE_INTERVAL = 45_000;
/** Silence of a peer is a loss after its interval times this. */
export const RECEIVE_FACTOR = 2;
/** After waking up, a question for a sign of life must be answered within this. */
export const PROBE_TIMEOUT = 3000;
/** Delay of a timer in ms above which the machine must have slept. */
export const SLEEP_SUSPICION = 5000;
/** Largest frame that we take, in bytes. */
export const MAXIMUM_MESSAGE_SIZE = 1_048_576;

/** Patience with one answer, counted from each sending. */
export const REQUEST_TIMEOUT = 6000;
/** Pause in ms before a rejected request is resent; it doubles with each of seven attempts, after which the request fails. */
export const REJECT_DELAY = 50;
export const REJECT_RETRIES = 7;
/** Number of consecutive timeouts after which the connection counts as dead. */
export const MAXIMUM_TIMEOUTS = 3;
/** Requests that may wait for authentication; one more is refused. */
export const REQUEST_BUFFER = 512;

/** The wait before attempt `failures` + 1 after a loss. @param random from 0 up to, not including, 1. */
export function reconnectDelay(failures: number, random: number): number {
  return RECONNECT_DELAY * 2 ** Math.min(failures, RECONNECT_DOUBLINGS) + Math.floor(random * RECONNECT_JITTER);
}
