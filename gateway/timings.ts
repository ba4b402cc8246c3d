/** Times and limits of the protocol, in ms unless the name says otherwise. Messages contain microseconds. */

/** Delay before the first reconnect; it doubles with each failure, at most five times. */
const RECONNECT_DELAY = 1000;
const RECONNECT_DOUBLINGS = 5;
/** Upper bound of a random addition to each delay, which spreads the reconnects of a lost server's clients. */
export const RECONNECT_JITTER = 50;
/** Timeout of one attempt, from the request for a token to the answered authentication. */
export const CONNECTION_TIMEOUT = 9000;
/** Timeout of the request for a token. */
export const TOKEN_TIMEOUT = 3000;

/** Interval between two checks for silence. */
export const IDLE_CHECK = 1000;
/** Maximum silence of this client, as announced to the server (45,000,000 µs in the message). It sends a keep-alive after half of it. */
export const IDLE_INTERVAL = 45_000;
/** Factor of a peer's announced interval after which its silence counts as a loss. */
export const RECEIVE_FACTOR = 2;
/** Time within which the server must answer a ping after waking up. */
export const PROBE_TIMEOUT = 3000;
/** Delay of a timer in ms above which the machine must have slept. */
export const SLEEP_SUSPICION = 5000;
/** Maximum size of a received frame, in bytes. */
export const MAXIMUM_MESSAGE_SIZE = 1_048_576;

/** Timeout of an answer, counted from each sending. */
export const REQUEST_TIMEOUT = 6000;
/** Pause in ms before a rejected request is resent; it doubles with each of seven attempts, after which the request fails. */
export const REJECT_DELAY = 50;
export const REJECT_RETRIES = 7;
/** Number of consecutive timeouts after which the connection counts as dead. */
export const MAXIMUM_TIMEOUTS = 3;
/** Maximum number of requests that wait for authentication; further ones are refused. */
export const REQUEST_BUFFER = 512;

/**
 * Delay before attempt `failures` + 1 after a loss.
 * @param random from 0 up to, not including, 1
 */
export function reconnectDelay(failures: number, random: number): number {
  return RECONNECT_DELAY * 2 ** Math.min(failures, RECONNECT_DOUBLINGS) + Math.floor(random * RECONNECT_JITTER);
}
