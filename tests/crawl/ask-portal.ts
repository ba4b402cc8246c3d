const ATTEMPTS = 3;

/** Asks the portal; once more where it closed the connection at the moment of asking, which any server may do with an idle one. */
export async function askPortal(address: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(address, { redirect: 'manual' });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
