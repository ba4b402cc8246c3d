/** An answer of the portal itself: its body is what the portal's own code wrote. A check would weigh on every page. */
export interface OwnAnswer<Body> extends Pick<Response, 'ok' | 'status'> {
  json(): Promise<Body>;
}
