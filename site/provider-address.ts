/** Address of the provider without path, from the environment. Throws when it is none. */
export function providerAddress(): string {
  const address = process.env.PROVIDER_URL ?? `http://127.0.0.1:${process.env.PROVIDER_PORT ?? 4000}`;
  if (/^https?:/u.test(address) && URL.canParse(address)) return address;
  throw new Error(`PROVIDER_URL=${address} ist keine Adresse. Erwartet wird eine wie http://127.0.0.1:4000.`);
}
