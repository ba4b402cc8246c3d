import { baseAddress } from '#client/url.ts';

/**
 * Address of the provider without path, from the environment.
 * @throws Error with a German message
 */
export function providerAddress(): string {
  const { PROVIDER_URL: baseUrl, PROVIDER_PORT: port = '4000' } = process.env;
  const address = baseAddress({ baseUrl, host: `127.0.0.1:${port}` });
  if (/^https?:/u.test(address) && URL.canParse(address)) return address;
  throw new Error(`PROVIDER_URL=${address} ist keine Adresse. Erwartet wird eine wie http://127.0.0.1:4000.`);
}
