/**
 * Response of the portal itself, with the type that the portal's own code writes. It is not validated, since a validator would make every
 * page larger.
 */
export interface OwnAnswer<Body> extends Pick<Response, 'ok' | 'status'> {
  json(): Promise<Body>;
}
