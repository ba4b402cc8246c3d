/** Address of the provider without path, from the environment. */
export function providerAddress(): string {
  return process.env.PROVIDER_URL ?? `http://127.0.0.1:${process.env.PROVIDER_PORT ?? 4000}`;
}
