/** The part of a window's message that counts. */
export interface ToolMessage {
  readonly origin: string;
  readonly data: unknown;
}

/**
 * The e-mail address that a tool of support names by `{ action: 'impersonate', email }`; undefined for any other message, and for
 * one of any other origin. Source: contract.md §6.
 */
export function impersonatedBy({ origin, data }: ToolMessage, origins: readonly string[]): string | undefined {
  if (!origins.includes(origin) || typeof data !== 'object' || data === null) return undefined;
  if (!('action' in data && 'email' in data)) return undefined;
  const { action, email } = data;
  return action === 'impersonate' && typeof email === 'string' ? email : undefined;
}
