const ATTEMPTS = 3;

/**
 * Requests an address of the portal. Retries once if the portal closed the connection at that moment, which any server may do with an idle
 * one.
 */
export async function askPortal(address: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(address, { redirect: 'manual' });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
