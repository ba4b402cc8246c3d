import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Returns the encoding that the browser prefers; of equally preferred ones the smallest. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const best = negotiate(String(header ?? ''), [...encodings]);
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}
