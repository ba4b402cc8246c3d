/** Relevant part of a window's message. */
export interface ToolMessage {
  readonly origin: string;
  readonly data: unknown;
}

/**
 * Email address in the message `{ action: 'impersonate', email }` of a support tool; undefined for other messages and origins. Source:
 * contract.md §6.
 */
export function impersonatedBy({ origin, data }: ToolMessage, origins: readonly string[]): string | undefined {
  if (!origins.includes(origin) || typeof data !== 'object' || data === null) return undefined;
  if (!('action' in data && 'email' in data)) return undefined;
  const { action, email } = data;
  return action === 'impersonate' && typeof email === 'string' ? email : undefined;
}
